import { tableRoles } from "#app/components/tables/table-roles.ts";
import { Fold } from "#app/components/text/fold.tsx";
import type { Law } from "#collections/laws/laws.ts";
import { substanceNames, substanceQuestions } from "#collections/laws/substance.ts";
import { getPage } from "#collections/pages/pages.ts";
import styles from "./six-points.module.css";

/** What a data protection law says on six points; a point that nobody has read has no line. */
export function SixPoints({ law }: { law: Law }) {
  const { secondHand, explained } = getPage("laws").library;
  const points = substanceNames.flatMap((name) => {
    const point = law.substance?.[name];
    return point ? [{ ...point, label: substanceQuestions[name] }] : [];
  });
  const details = points.filter((point) => point.details);
  return (
    <>
      <table {...tableRoles.table} className={styles.points}>
        <caption className="visually-hidden">{`Six points: ${law.title}`}</caption>
        <tbody {...tableRoles.group}>
          {points.map(({ label, value, section, isSecondHand }) => (
            <tr {...tableRoles.row} key={label}>
              <th {...tableRoles.rowHeader}>{label}</th>
              <td {...tableRoles.cell}>
                <b>{value}</b> {section && <span>{section}</span>}
                {isSecondHand && <p>{secondHand}</p>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {details.length > 0 && (
        <Fold title={explained} isLine>
          {details.map(({ label, details }) => (
            <p key={label}>
              <b>{label}:</b> {details}
            </p>
          ))}
        </Fold>
      )}
    </>
  );
}
