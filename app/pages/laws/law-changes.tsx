import { TextLink } from "#app/components/base/text-link.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { Downloads, feedFiles } from "#app/components/text/downloads.tsx";
import { FeedLinks } from "#app/components/text/feed-links.tsx";
import { formatDay } from "#collections/formats/format-day.ts";
import { changesPath } from "#collections/laws/law-addresses.ts";
import { getLawChanges } from "#collections/laws/law-history.ts";
import { getLaws } from "#collections/laws/laws.ts";
import { pageOpening } from "#collections/pages/page-opening.ts";
import { getPage } from "#collections/pages/pages.ts";
import type { Route } from "./+types/law-changes";
import styles from "./law-changes.module.css";
import { describeChange } from "./parts/describe-change.ts";
import { LawHead } from "./parts/law-head.tsx";

interface Line {
  day: string;
  title: string;
  country: string;
  /** Undefined for a law that is no longer in the library. */
  path: string | undefined;
  what: string;
}

export function loader() {
  const { path: libraryPath, heading, library } = getPage("laws");
  const words = library.changes;
  const laws = getLaws();
  const changes = getLawChanges();
  const paths = new Map(laws.map(({ slug, path }) => [slug, path]));
  const lines: Line[] = changes
    ? changes.map((change) => ({
        ...change,
        path: paths.get(change.slug),
        what: describeChange(change, words),
      }))
    : laws
        .map(({ title, country, path, checkedOn }) => ({
          title,
          country,
          path,
          day: checkedOn,
          what: library.checked,
        }))
        .sort((a, b) => b.day.localeCompare(a.day));
  return {
    ...pageOpening({
      title: `${words.heading} – OTC`,
      description: words.lead,
      path: changesPath,
      heading: words.heading,
      lead: changes ? words.lead : words.unknown,
      breadcrumb: words.breadcrumb,
      parent: "laws",
    }),
    library: { path: libraryPath, heading, labels: library },
    days: [...Map.groupBy(lines, ({ day }) => day)],
  };
}

/** Laws added, changed and removed, day by day. */
export default function LawChanges({ loaderData }: Route.ComponentProps) {
  const { library, days } = loaderData;
  const { labels } = library;
  return (
    <>
      <LawHead {...loaderData} art="country-africa" above={library.heading} />
      <FeedLinks title="OTC: laws" feed="laws" />
      <Section top="less" bottom="less">
        <Downloads text={labels.changes.follow} links={feedFiles("laws")} />
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
          <TextLink href={library.path}>{labels.all}</TextLink>
        </p>
      </Section>
    </>
  );
}
