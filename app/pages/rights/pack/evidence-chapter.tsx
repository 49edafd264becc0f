import { getPage } from "#collections/pages/pages.ts";
import { EnglishSheet } from "../letters/english-sheet.tsx";
import { evidenceFields } from "../letters/evidence.ts";

/** Entries on one sheet of paper. */
const entries = [1, 2, 3, 4];

/** The evidence sheet with ruled lines. */
export function EvidenceChapter() {
  const { lead, child } = getPage("evidence");
  return (
    <>
      <p className="danger">
        {child.question} {child.text} {child.phone}.
      </p>
      <p>{lead}</p>
      <EnglishSheet draw={ruledSheet} offPaper="back" />
    </>
  );
}

function ruledSheet() {
  const { fields, sheet } = getPage("evidence");
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
