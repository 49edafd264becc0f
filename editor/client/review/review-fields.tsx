import type { Edit } from "../../core/edit.ts";
import type { OpenFile, OpenTranslation, ReviewedText } from "../../core/open-file.ts";
import { hrefOf } from "../use-editor-location.ts";
import type { EditedFile } from "../use-file.ts";
import { ReviewedTextFields } from "./reviewed-text-fields.tsx";
import { ReviewerField, reviewer } from "./reviewer-field.tsx";

const order = ["id", "english", "text", "by", "reviewedBy", "on", "question", "keptBy"];

interface ReviewFieldsProps extends Pick<OpenFile, "problems">, Pick<EditedFile, "change"> {
  translation: OpenTranslation;
}

export function ReviewFields({ translation, problems, change }: ReviewFieldsProps) {
  const { language, english, progress, today, texts } = translation;
  /** Writes fields of a text and takes those away that are blank, for a text without an entry all of it. */
  const write = ({ id, at, translation: before }: ReviewedText, fields: Record<string, string>) => {
    const path = ["units", at];
    if (!before) {
      const given = Object.entries({ id, ...fields }).filter(([, value]) => value !== "");
      const value = Object.fromEntries(given);
      return change([{ kind: "insert", path: ["units"], at, value }]);
    }
    change(
      Object.entries(fields).flatMap(([name, value]): Edit[] => {
        if (value) return [{ kind: "set", path: [...path, name], value, order }];
        return before[name] ? [{ kind: "remove", path: [...path, name] }] : [];
      }),
    );
  };
  const decide = (text: ReviewedText, words: { text: string } | { question: string }) => {
    const by = reviewer();
    if (!by) return document.querySelector<HTMLInputElement>("[name=reviewer]")?.focus();
    const { fingerprint } = text;
    const isAsked = "question" in words;
    // A question does not settle whether the translation renders the English as it is now.
    const review = isAsked
      ? { reviewedBy: "", on: "" }
      : { english: fingerprint, reviewedBy: by, on: today, question: "", keptBy: "" };
    write(text, { ...words, ...review, ...(!text.translation && { by }) });
    // To the next text, before its buttons, so that no key decides on what is not read.
    const later = texts.slice(texts.indexOf(text) + 1);
    const next = later.find(({ state }) => state !== "reviewed") ?? text;
    document.getElementById(`text-${next.number}`)?.focus();
  };
  return (
    <div>
      <p>
        <b role="status">{progress}</b>.{" "}
        <a href={hrefOf({ view: "file", file: english })}>The English</a>
      </p>
      <ReviewerField />
      <ol>
        {texts.map((text) => (
          <ReviewedTextFields
            key={text.id}
            text={text}
            english={english}
            language={language}
            problem={problems.find(({ field }) => field === text.id)?.reason}
            decide={(words) => decide(text, words)}
          />
        ))}
      </ol>
    </div>
  );
}
