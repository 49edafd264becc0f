import { useLanguage } from "#app/language/language.ts";
import type { Letter } from "#collections/letters/letters.ts";
import { getPage } from "#collections/pages/pages.ts";
import { BlankSheet, EnglishSheet } from "../letters/blank-sheet.tsx";
import { evidenceFields } from "../letters/evidence.ts";

/** Class names as `pack.css` has them. */
const plainNames = new Proxy<Record<string, string>>({}, { get: (_, name) => String(name) });

export function LetterChapter({ letter }: { letter: Letter }) {
  const { content } = useLanguage();
  return (
    <>
      <p className="fill">{getPage("rights-pack", content).book.fill}</p>
      {letter.caution && <p className="fill">{letter.caution}</p>}
      {letter.bounds && <p className="fill">{letter.bounds}</p>}
      <EnglishSheet offPaper="back">
        <BlankSheet slug={letter.slug} classes={plainNames} />
      </EnglishSheet>
    </>
  );
}

const entries = [1, 2, 3, 4];

export function EvidenceChapter() {
  const { content } = useLanguage();
  const { lead, child } = getPage("evidence", content);
  return (
    <>
      <p className="danger">
        {child.question} {child.text} {child.phone}.
      </p>
      <p>{lead}</p>
      <EnglishSheet offPaper="back">
        <RuledSheet />
      </EnglishSheet>
    </>
  );
}

function RuledSheet() {
  const { content } = useLanguage();
  const { fields, sheet } = getPage("evidence", content);
  const ruled = (label: string, kind = "line") => (
    <p key={label}>
      <span className={`gap ${kind}`}>({label})</span>
    </p>
  );
  return (
    <div className="sheet">
      {entries.map((number) => (
        <div key={number}>
          <h3>{number}</h3>
          {evidenceFields.map((name) => ruled(fields[name], name === "what" ? "long" : "line"))}
        </div>
      ))}
      <p>{sheet.seen}</p>
      <p>{sheet.pictures} ______</p>
      {[sheet.name, sheet.signed].map((label) => ruled(label))}
    </div>
  );
}
