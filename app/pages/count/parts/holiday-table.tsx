import { TableHead } from "#app/components/tables/table-head.tsx";
import { tableRoles } from "#app/components/tables/table-roles.ts";
import { useLanguage } from "#app/language/language.ts";
import { fillPlaceholders } from "#collections/formats/fill-placeholders.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { langOfEnglish } from "#collections/formats/locale.ts";
import { getHolidays } from "#collections/holidays/holidays.ts";
import { getPage } from "#collections/pages/pages.ts";
import styles from "./holiday-table.module.css";

export function HolidayTable() {
  const { language, content } = useLanguage();
  const labels = getPage("count-the-days", content).holidays;
  const { days, undated, sources, comparedOn } = getHolidays(content);
  const rows = [
    ...days.map((holiday) => ({ ...holiday, day: formatDay(holiday.date, language) })),
    ...undated.map((holiday) => ({ ...holiday, day: labels.undated })),
  ];
  return (
    <details className={styles.fold} id="holidays">
      <summary>{labels.summary}</summary>
      <p className="muted">
        {fillPlaceholders(labels.intro, { date: formatDay(comparedOn, language) })}
      </p>
      <table {...tableRoles.table} className={styles.table}>
        <TableHead columns={[labels.day, labels.name, labels.source]} />
        <tbody {...tableRoles.group}>
          {rows.map(({ day, name, source }) => (
            <tr {...tableRoles.row} key={`${day} ${name}`}>
              <td {...tableRoles.cell}>{day}</td>
              <td {...tableRoles.cell}>{name}</td>
              <td {...tableRoles.cell}>
                <a href={sources[source - 1]?.href} lang={langOfEnglish(language)}>
                  {sources[source - 1]?.name}
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
