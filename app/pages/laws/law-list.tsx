import { TextLink } from "#app/components/base/text-link.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { FeedLinks } from "#app/components/text/feed-links.tsx";
import { getLawLists } from "#schemas/laws/law-lists.ts";
import { pageOpening } from "#schemas/pages/page-opening.ts";
import { getPage } from "#schemas/pages/pages.ts";
import type { Route } from "./+types/law-list";
import { lawRow } from "./parts/law-rows.ts";
import { LawTable } from "./parts/law-table.tsx";

export function loader({ url }: Route.LoaderArgs) {
  const path = url.pathname.replace(/\/$/, "");
  const list = getLawLists().get(path);
  if (!list) throw new Response("No such list", { status: 404 });
  const { label, laws } = list;
  const all = getPage("laws");
  const heading = `${all.heading}: ${label}`;
  const count = laws.length === 1 ? "1 row" : `${laws.length} rows`;
  const each = `${count}, each with its source and the day on which it was checked.`;
  return {
    ...pageOpening({
      title: `${heading} – OTC`,
      description: `${label} in the law library: ${each}`,
      path,
      heading,
      lead: each,
      breadcrumb: label,
      parent: "laws",
    }),
    label,
    laws: laws.map(lawRow),
    library: { path: all.path, label: all.library.all },
  };
}

/** The rows of one country or of one kind. */
export default function LawList({ loaderData }: Route.ComponentProps) {
  const { label, laws, library } = loaderData;
  return (
    <>
      <PageOpening {...loaderData} tone="leaf" art="head-laws" />
      <FeedLinks title="OTC: laws" feed="laws" />
      <Section top="less">
        <h2 id="rows" className="visually-hidden">
          {label}
        </h2>
        <LawTable laws={laws} labelledBy="rows" />
        <TextLink href={library.path}>{library.label}</TextLink>
      </Section>
    </>
  );
}
