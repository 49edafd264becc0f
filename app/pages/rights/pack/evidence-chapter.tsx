import { getPage } from "#collections/pages/pages.ts";
import { evidenceFields } from "../letters/evidence.ts";

/** Entries on one sheet of paper. */
const entries = [1, 2, 3, 4];

/** The evidence sheet with ruled lines. */
export function EvidenceChapter() {
  const { lead, child, fields, sheet } = getPage("evidence");
  return (
    <>
      <p className="danger">
        <b>{child.question}</b> {child.text} {child.phone}.
      </p>
      <p>{lead}</p>
      <div className="sheet">
        {entries.map((number) => (
          <div key={number}>
            <h3>{number}</h3>
            {evidenceFields.map((name) => (
              <p key={name}>
                <span className={`gap ${name === "what" ? "long" : "line"}`}>({fields[name]})</span>
              </p>
            ))}
          </div>
        ))}
        <p>
          ☐ {sheet.pictures} <span className="gap" />
        </p>
        <p>☐ {sheet.seen}</p>
        <p className="sign">
          <span className="gap">({sheet.name})</span> <span className="gap">({sheet.signed})</span>
        </p>
      </div>
    </>
  );
}
