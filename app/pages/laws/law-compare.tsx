import { Art } from "#app/components/art/art.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { WideOpening } from "#app/components/layout/wide-opening.tsx";
import { tableRoles } from "#app/components/tables/table-roles.ts";
import { LinkList } from "#app/components/text/plain-list.tsx";
import { dataLink, QuietRow } from "#app/components/text/quiet-row.tsx";
import { fillPlaceholders } from "#collections/formats/fill-placeholders.ts";
import {
  comparePath,
  countryLawsPath,
  getLawsByCountry,
  isDataLaw,
  type Law,
} from "#collections/laws/laws.ts";
import { substanceNames, substanceQuestions } from "#collections/laws/substance.ts";
import { getPage, namePage } from "#collections/pages/pages.ts";
import styles from "./law-compare.module.css";
import { citeLaws } from "./parts/cite-laws.ts";
import { CountryShape } from "./parts/country-shape.tsx";
import { checkedSentence } from "./parts/law-rows.ts";
import { anchorOf, letterOf } from "./parts/library-list.tsx";

/** What the data protection laws of all countries say on six points, in one table. */
export default function LawCompare() {
  const { library } = getPage("laws");
  const { compareHeading: heading, compareLead: lead } = library;
  const page = namePage({ description: lead, path: comparePath, heading, lead, parent: "laws" });
  const rows = getLawsByCountry().flatMap(({ name, slug, laws }) => {
    const law = laws.find((law) => isDataLaw(law) && law.substance);
    return law ? [{ name, slug, law }] : [];
  });
  const laws = rows.map(({ law }) => law);
  const without = getLawsByCountry().filter(
    ({ slug, laws }) => laws.some(isDataLaw) && !rows.some((row) => row.slug === slug),
  );
  const letters = Map.groupBy(rows, ({ name }) => letterOf(name));
  return (
    <>
      <WideOpening
        page={page}
        tone="leaf"
        below={
          <div className={`no-print ${styles.cloth}`}>
            <Art name="country-africa" loading="eager" />
          </div>
        }
      />
      <Section top="less" bottom="less">
        <nav className={`no-print ${styles.letters}`} aria-label="Letters">
          <LinkList
            links={[...letters.keys()].map((label) => ({
              label,
              href: `#${anchorOf(label)}`,
            }))}
          />
        </nav>
        <table {...tableRoles.table} className={styles.table}>
          <caption>
            {fillPlaceholders(library.comparison.count, { count: rows.length })}{" "}
            {checkedSentence(laws, library.checkedOn)} {library.honesty}
          </caption>
          <thead {...tableRoles.group}>
            <tr {...tableRoles.row}>
              <th {...tableRoles.column}>Country</th>
              {substanceNames.map((name) => (
                <th {...tableRoles.column} key={name}>
                  {substanceQuestions[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...tableRoles.group}>
            {rows.map(({ name, slug, law }) => (
              <tr
                {...tableRoles.row}
                key={slug}
                id={
                  letters.get(letterOf(name))?.[0]?.slug === slug ? anchorOf(letterOf(name)) : slug
                }
              >
                <th {...tableRoles.rowHeader}>
                  <CountryShape slug={slug} />
                  <a href={law.path}>{name}</a>
                </th>
                <Points law={law} />
              </tr>
            ))}
          </tbody>
        </table>
        {without.length > 0 && (
          <p className={`aside ${styles.without}`}>
            <b>{library.comparison.without}</b>{" "}
            {without.map(({ slug, name }, index) => (
              <span key={slug}>
                {index > 0 && ", "}
                <a href={countryLawsPath(slug)}>{name}</a>
              </span>
            ))}
            .
          </p>
        )}
      </Section>
      <QuietRow
        links={[dataLink()]}
        citation={citeLaws({ title: heading, path: comparePath, laws })}
      />
    </>
  );
}

function Points({ law }: { law: Law }) {
  return substanceNames.map((name) => {
    const { value, section, isSecondHand } = law.substance?.[name] ?? {};
    return (
      <td {...tableRoles.cell} key={name} data-label={substanceQuestions[name]}>
        {value ? <b>{value}</b> : <span>Not known</span>}
        {section && <span>{section}</span>}
        {isSecondHand && <span>Second-hand</span>}
      </td>
    );
  });
}
