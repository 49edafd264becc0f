import { getLawLists } from "#content/schemas/law-lists.ts";
import { getOrganisation } from "#content/schemas/organisation.ts";
import { getPage } from "#content/schemas/pages.ts";
import { getTrail } from "#content/schemas/trail.ts";
import { FeedLinks } from "../components/feed-links.tsx";
import { LawTable } from "../components/law-table.tsx";
import { PageHead } from "../components/page-head.tsx";
import { PageMeta } from "../components/page-meta.tsx";
import { Section } from "../components/section.tsx";
import { TextLink } from "../components/text-link.tsx";
import { lawRow } from "../newsroom/law-rows.ts";
import type { Route } from "./+types/law-list";

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
      trail: [...getTrail(page).trail, { label: page.breadcrumb, href: page.path }],
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
