import { TextLink } from "#app/components/base/text-link.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { fillPlaceholders } from "#collections/formats/fill-placeholders.ts";
import { countFacts } from "#collections/laws/known-facts.ts";
import { getLawLists } from "#collections/laws/law-lists.ts";
import { isDataLaw, lawsPath } from "#collections/laws/laws.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getCountries } from "#collections/site/countries.ts";
import type { Route } from "./+types/law-kind";
import styles from "./law-kind.module.css";
import { LawHead } from "./parts/law-head.tsx";
import { checkedSentence, lawRow, listOpening } from "./parts/law-rows.ts";
import { LibraryList } from "./parts/library-list.tsx";

export function loader({ params }: Route.LoaderArgs) {
  const path = `${lawsPath}/kind/${params.kind}`;
  const list = getLawLists().get(path);
  if (!list) throw new Response("No such kind of law", { status: 404 });
  const { label, laws } = list;
  return {
    page: listOpening(path, label, laws),
    art: `laws-${params.kind}`,
    laws,
  };
}

export default function LawKind({ loaderData }: Route.ComponentProps) {
  const { laws } = loaderData;
  const { path, library } = getPage("laws");
  const dataLaws = laws.filter(isDataLaw);
  const facts = countFacts(dataLaws);
  const countries = [...Map.groupBy(laws, ({ country }) => country)].map(([name, ofCountry]) => {
    const slug = getCountries().find((country) => country.name === name)?.slug ?? "africa";
    const rows = ofCountry.map((law) => ({ ...lawRow(law), kindLabel: undefined }));
    return { name, slug, href: `${path}/country/${slug}`, rows };
  });
  return (
    <>
      <LawHead {...loaderData} />
      <Section top="less" bottom="less" labelledBy="laws" title={library.countryHeading}>
        <p className={styles.checked}>
          {dataLaws.length > 0 && `${fillPlaceholders(library.facts.countMore, facts)} `}
          {checkedSentence(laws, library.checkedOn)}
        </p>
        <LibraryList countries={countries} max={Number.POSITIVE_INFINITY} />
        <TextLink href={path}>{library.all}</TextLink>
      </Section>
    </>
  );
}
