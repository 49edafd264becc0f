import { Badge, type BadgeKind } from "#app/components/base/badge.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { formatDay } from "#collections/formats/format-day.ts";
import type { PageContent } from "#collections/pages/pages.ts";
import type { ProofOutcome } from "#collections/proof/proof.ts";
import type { Link } from "#collections/reading/field.ts";
import styles from "./proof-table.module.css";

type State = ProofOutcome["state"];

interface ProofTableProps {
  rows: readonly {
    check: string;
    promise: string;
    /** What the check found, with its figures. */
    found: string;
    state: State;
    /** ISO date; absent where nothing was measured. */
    on: string | undefined;
    command: string;
    link: Link | undefined;
  }[];
  labels: PageContent<"proof">["columns"];
  states: PageContent<"proof">["states"];
  /** Id of the heading above the table. */
  labelledBy: string;
}

const kinds: Record<State, BadgeKind> = {
  kept: "success",
  broken: "late",
  "not measured": "pending",
};

/** Promises and what came of them; on phones each becomes a block, which is read out as a table all the same. */
export function ProofTable({ rows, labels, states, labelledBy }: ProofTableProps) {
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{labels.promise}</th>
          <th scope="col">{labels.found}</th>
          <th scope="col">{labels.day}</th>
          <th scope="col">{labels.command}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ check, promise, found, state, on, command, link }) => (
          <tr key={check} data-check={check}>
            <th scope="row">{promise}</th>
            <td>
              <Badge kind={kinds[state]}>{states[state]}</Badge>
              <p>{found}</p>
              {link && (
                <p>
                  <TextLink href={link.href}>{link.label}</TextLink>
                </p>
              )}
            </td>
            <td data-label={labels.day}>{on ? <time dateTime={on}>{formatDay(on)}</time> : "–"}</td>
            <td data-label={labels.command}>
              <code>{command}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
