import { TextLink } from "#app/components/base/text-link.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { FeedLinks } from "#app/components/text/feed-links.tsx";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { getLawLists } from "#schemas/laws/law-lists.ts";
import { getBreadcrumbs } from "#schemas/pages/breadcrumbs.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import type { Route } from "./+types/law-list";
import { lawRow } from "./parts/law-rows.ts";
import { LawTable } from "./parts/law-table.tsx";

export function loader({ url }: Route.LoaderArgs) {
  const path = url.pathname.replace(/\/$/, "");
  const list = getLawLists().get(path);
  if (!list) throw new Response("No such list", { status: 404 });
  const page = getPage("laws");
  return {
    path,
    label: list.label,
    laws: list.laws.map(lawRow),
    heading: `${page.heading}: ${list.label}`,
    library: { path: page.path, label: page.library.all },
    breadcrumbs: {
      ancestors: [...getBreadcrumbs(page).ancestors, { label: page.breadcrumb, href: page.path }],
      current: list.label,
    },
    origin: getOrganisation().url,
  };
}

/** The rows of one country or of one kind. */
export default function LawList({ loaderData }: Route.ComponentProps) {
  const { path, label, laws, heading, library, breadcrumbs, origin } = loaderData;
  const count = laws.length === 1 ? "1 row" : `${laws.length} rows`;
  return (
    <>
      <PageMeta
        title={`${heading} – OTC`}
        description={`${label} in the law library: ${count}, each with its source and the day on which it was checked.`}
        path={path}
        origin={origin}
      />
      <FeedLinks title="OTC: laws" feed="/feeds/laws" />
      <PageHead
        tone="leaf"
        art="head-laws"
        breadcrumbs={breadcrumbs}
        title={heading}
        lead={`${count}, each with its source and the day on which it was checked.`}
      />
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
