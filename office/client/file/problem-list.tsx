import { fieldTitle, isBlankField } from "../../core/field-title.ts";
import type { OpenFile } from "../../core/open-file.ts";
import { problemMessage } from "../../core/problem-message.ts";
import { showField } from "./show-field.ts";

/** What is wrong in a text or not filled in yet; each entry leads to its field. */
export function ProblemList({ problems, form, values }: OpenFile) {
  if (problems.length === 0) return null;
  const isBlank = problems.every(({ field }) => isBlankField(values, field));
  const rows = [
    ...new Map(
      problems.map((problem) => [
        `${problem.field || problem.line} ${isBlank || problem.reason}`,
        problem,
      ]),
    ).values(),
  ];
  const things = rows.length === 1 ? "1 thing" : `${rows.length} things`;
  return (
    <section
      className={isBlank ? "notice" : "notice notice--bad"}
      aria-labelledby="problems-heading"
    >
      <h2 id="problems-heading">{isBlank ? "Still to be filled in" : `${things} to put right`}</h2>
      <ul>
        {rows.map(({ field, line, reason }) => (
          <li key={`${field} ${line} ${reason}`}>
            {field ? (
              <button type="button" className="as-link" onClick={() => showField(field)}>
                {fieldTitle(form, field, values)}
              </button>
            ) : (
              line && `Line ${line}`
            )}
            {!isBlank && `: ${problemMessage(reason)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
