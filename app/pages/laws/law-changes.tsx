import { TextLink } from "#app/components/base/text-link.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { Downloads, feedFiles } from "#app/components/text/downloads.tsx";
import { formatDay } from "#collections/formats/format-day.ts";
import { changesPath } from "#collections/laws/law-addresses.ts";
import { getLawChanges } from "#collections/laws/law-history.ts";
import { getLaws } from "#collections/laws/laws.ts";
import { pageOpening } from "#collections/pages/page-opening.ts";
import { getPage } from "#collections/pages/pages.ts";
import type { Route } from "./+types/law-changes";
import styles from "./law-changes.module.css";
import { LawHead } from "./parts/law-head.tsx";
import { describeChange } from "./parts/law-rows.ts";

export function loader() {
  const words = getPage("laws").library.changes;
  return {
    ...pageOpening({
      description: words.lead,
      path: changesPath,
      heading: words.heading,
      lead: getLawChanges() ? words.lead : words.unknown,
      breadcrumb: words.breadcrumb,
      parent: "laws",
    }),
  };
}

interface Line {
  day: string;
  title: string;
  country: string;
  /** Undefined for a law that is no longer in the library. */
  path: string | undefined;
  what: string;
}

/** Every change; without a history of the files, each law on the day of its last check. */
function listChanges(): Line[] {
  const laws = getLaws();
  return (
    getLawChanges()?.map((change) => ({
      ...change,
      path: laws.find(({ slug }) => slug === change.slug)?.path,
      what: describeChange(change),
    })) ??
    laws
      .map((law) => ({ ...law, day: law.checkedOn, what: getPage("laws").library.checked }))
      .toSorted((a, b) => b.day.localeCompare(a.day))
  );
}

/** Laws added, changed and removed, day by day. */
export default function LawChanges({ loaderData }: Route.ComponentProps) {
  const { path, library } = getPage("laws");
  const days = [...Map.groupBy(listChanges(), ({ day }) => day)];
  return (
    <>
      <LawHead {...loaderData} art="country-africa" />
      <Section top="less" bottom="less">
        <Downloads text={library.changes.follow} links={feedFiles("laws")} />
        {days.map(([day, lines]) => (
          <section key={day} className={styles.day} aria-labelledby={`day-${day}`}>
            <h2 id={`day-${day}`}>
              <time dateTime={day}>{formatDay(day)}</time>
            </h2>
            <ul>
              {lines.map(({ title, country, path, what }) => (
                <li key={country + title}>
                  {country}: {path ? <a href={path}>{title}</a> : title} <span>{what}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <p className={styles.back}>
          <TextLink href={path}>{library.all}</TextLink>
        </p>
      </Section>
    </>
  );
}
