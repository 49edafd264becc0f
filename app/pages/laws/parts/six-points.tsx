import { tableRoles } from "#app/components/tables/table-roles.ts";
import type { Law } from "#collections/laws/laws.ts";
import { substanceNames, substanceQuestions } from "#collections/laws/substance.ts";
import { getPage } from "#collections/pages/pages.ts";
import styles from "./six-points.module.css";

/** What a data protection law says on six points; a point that nobody has read has no line. */
export function SixPoints({ law }: { law: Law }) {
  const { secondHand } = getPage("laws").library;
  return (
    <table {...tableRoles.table} className={styles.points}>
      <caption className="visually-hidden">{`Six points: ${law.title}`}</caption>
      <tbody {...tableRoles.group}>
        {substanceNames.map((name) => {
          const point = law.substance?.[name];
          if (!point) return null;
          const { value, section, details, isSecondHand } = point;
          return (
            <tr {...tableRoles.row} key={name}>
              <th {...tableRoles.rowHeader}>{substanceQuestions[name]}</th>
              <td {...tableRoles.cell}>
                <b>{value}</b> {section && <span>{section}</span>}
                {(details || isSecondHand) && (
                  <p>{[details, isSecondHand && secondHand].filter(Boolean).join(" ")}</p>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
