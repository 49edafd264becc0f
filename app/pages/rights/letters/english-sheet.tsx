import type { ReactNode } from "react";
import { inLanguage, langOfEnglish } from "#collections/formats/current-language.ts";
import { getLetterForm } from "#collections/site/letter-form.ts";

/** A sheet in English, for its recipient, and on other pages below it what it says, which is not printed. */
export function EnglishSheet({ draw, offPaper }: { draw: () => ReactNode; offPaper: string }) {
  const lang = langOfEnglish();
  if (!lang) return draw();
  return (
    <>
      <div lang={lang}>{inLanguage("en", draw)}</div>
      <details className={offPaper}>
        <summary className="tap">{getLetterForm().paper.meaning}</summary>
        {draw()}
      </details>
    </>
  );
}
