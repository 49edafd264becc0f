import { Container } from "#app/components/layout/container.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { type Language, useLanguage } from "#app/language/language.ts";
import { fillPlaceholders as fill } from "#collections/formats/fill-placeholders.ts";
import { formatParts } from "#collections/formats/format-day.ts";
import { formatWeekday } from "#collections/formats/format-weekday.ts";
import { getPage } from "#collections/pages/pages.ts";
import type { CountingRule } from "#collections/time/counting-rules.ts";
import { addDays, daysBetween, weekday } from "#collections/time/days.ts";
import type { Count, HolidayList } from "#collections/time/last-day.ts";
import styles from "./cloth.module.css";

/** Days from which the cloth is woven in weeks, and beyond which it is left out. */
const [weeksFrom, mostDays] = [46, 366];

const kinds = ["counted", "sunday", "holiday", "excluded", "last"] as const;

interface ClothProps {
  count: Count;
  rule: CountingRule;
  holidays: HolidayList;
}

/** Every day of a count as a cell of cloth: woven when counted, an empty frame when not, gold for the last. */
export function Cloth({ count, rule, holidays }: ClothProps) {
  const said = useLanguage();
  const { language, content } = said;
  const words = getPage("count-the-days", content).cloth;
  const days = daysOf(count, rule, { holidays, said });
  if (days.length > mostDays) return null;
  const isLong = days.length >= weeksFrom;
  return (
    <Surface as="section" tone="night" className={styles.cloth} aria-labelledby="cloth">
      <Container>
        <div className={styles.head}>
          <h2 id="cloth" className="step-3">
            {words.heading}
          </h2>
          <ul className={styles.key}>
            {kinds
              .filter((kind) => days.some((day) => day.kind === kind))
              .map((kind) => (
                <li key={kind} data-kind={kind}>
                  {words[kind]}
                </li>
              ))}
          </ul>
        </div>
        <div className={isLong ? styles.across : undefined}>
          {isLong && <WeekdayNames />}
          <ol
            className={isLong ? styles.weeks : styles.mat}
            data-few={days.length < 10 || undefined}
          >
            {days.map(({ day, kind, number, label }, index) => {
              const isFirst = index === 0 || day.endsWith("-01");
              const [date, month] = [{ day: "numeric" }, { month: "long" }].map((part) =>
                formatParts(day, part as Intl.DateTimeFormatOptions, language),
              );
              const isWoven = kind !== "excluded" && kind !== "last";
              const hidden = (isHidden: boolean) => (isHidden ? "visually-hidden" : undefined);
              return (
                <li
                  key={day}
                  data-kind={kind}
                  data-weekday={weekday(day)}
                  data-open={kind === "last" && count.mayMove ? "" : undefined}
                >
                  {isFirst && <span className={styles.month}>{month}</span>}
                  <time dateTime={day} className={hidden(isLong && isWoven)}>
                    <span className="visually-hidden">{formatWeekday(day, language)} </span>
                    {date}
                    <span className="visually-hidden">
                      {!isFirst && ` ${month}`}
                      {number && `, ${fill(words.number, { number })}`}
                    </span>
                  </time>
                  <span className={styles.cell}>
                    {label && <span className={hidden(isLong || isWoven)}>{label}</span>}
                  </span>
                </li>
              );
            })}
          </ol>
        </div>
      </Container>
    </Surface>
  );
}

/** Beside weeks that run across; each day of them has its name for those who hear it. */
function WeekdayNames() {
  const { language } = useLanguage();
  const monday = "2024-01-01";
  const week = Array.from({ length: 7 }, (_, index) => addDays(monday, index));
  const names = week.map((day) => formatParts(day, { weekday: "short" }, language)).filter(Boolean);
  return (
    <ol className={styles.names} aria-hidden="true">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ol>
  );
}

/** The days from the event to the last day, with what each is, and its number where it is counted. */
export function daysOf(
  count: Count,
  { excludesDays, shortPeriod }: CountingRule,
  { holidays, said }: { holidays: HolidayList; said: Pick<Language, "language" | "content"> },
) {
  const { names } = holidays;
  const words = getPage("count-the-days", said.content).cloth;
  const isShort = count.days <= shortPeriod;
  let number = 0;
  return Array.from({ length: daysBetween(count.from, count.last) + 1 }, (_, index) => {
    const day = addDays(count.from, index);
    const name = names[day] ?? (weekday(day) === 7 ? formatWeekday(day, said.language) : undefined);
    if (index === 0) return { day, kind: "excluded", label: words.leftOut };
    const isExcluded = excludesDays && name && (isShort || day >= count.plain);
    if (isExcluded && day !== count.last) {
      // In a long period the day that the last day moved from is still counted.
      if (!isShort && day === count.plain) number += 1;
      return {
        day,
        kind: "excluded",
        label: name,
        number: isShort || day > count.plain ? undefined : number,
      };
    }
    number += 1;
    const counted = number <= count.days ? number : undefined;
    if (day === count.last) return { day, kind: "last", label: words.last, number: counted };
    const kind = names[day] ? "holiday" : name ? "sunday" : "counted";
    return { day, kind, label: name, number: counted };
  });
}
