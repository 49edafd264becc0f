import { TextLink } from "#app/components/base/text-link.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { Downloads } from "#app/components/text/downloads.tsx";
import { PageMeta } from "#app/components/text/page-meta.tsx";
import { feedsPath } from "#schemas/articles/newsroom-addresses.ts";
import { getCases } from "#schemas/cases/cases.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import type { Route } from "./+types/feeds";
import { FeedTable } from "./parts/feed-table.tsx";

export function loader() {
  const home = getPage("home");
  const archive = getPage("newsletter-archive");
  const named = (id: "news" | "research-publications" | "blogs" | "laws") => getPage(id).breadcrumb;
  return {
    path: feedsPath,
    breadcrumbs: { ancestors: [{ label: home.breadcrumb, href: home.path }], current: "Feeds" },
    origin: getOrganisation().url,
    archive: { href: archive.path, label: archive.heading },
    feeds: [
      { label: "Everything new", address: `${feedsPath}/all` },
      { label: named("news"), address: `${feedsPath}/news` },
      { label: named("research-publications"), address: `${feedsPath}/publications` },
      { label: named("blogs"), address: `${feedsPath}/blogs` },
      { label: named("laws"), address: `${feedsPath}/laws` },
      { label: "All cases", address: `${feedsPath}/cases` },
      ...getCases().map(({ caseName, slug }) => ({
        label: caseName,
        address: `${feedsPath}/case-${slug}`,
      })),
    ],
  };
}

/** All feeds and open data of the site in one place. */
export default function Feeds({ loaderData }: Route.ComponentProps) {
  const { path, breadcrumbs, origin, feeds, archive } = loaderData;
  const lead =
    "A feed tells your feed reader what is new here. You need no account, and we do not learn who reads it.";
  return (
    <>
      <PageMeta title="Feeds – OTC" description={lead} path={path} origin={origin} />
      <PageHead
        tone="night"
        art="strip-zigzags"
        breadcrumbs={breadcrumbs}
        title="Feeds and open data"
        lead={lead}
      />
      <Section top="less" labelledBy="feeds">
        <h2 id="feeds" className="form-title">
          Feeds
        </h2>
        <FeedTable feeds={feeds} labelledBy="feeds" />
        <Downloads
          text="Our newsletter has a feed too, and every letter that was sent can be read here:"
          links={[{ label: "Newsletter as Atom", href: "/newsletter/feed.xml" }]}
        />
        <p>
          <TextLink href={archive.href}>{archive.label}</TextLink>
        </p>
      </Section>
      <Section top="none" labelledBy="data">
        <h2 id="data" className="form-title">
          Open data
        </h2>
        <Downloads
          text="For spreadsheets and programs:"
          links={[
            { label: "Cases as CSV", href: "/data/cases.csv", isFile: true },
            { label: "Cases as JSON", href: "/data/cases.json", isFile: true },
            { label: "Laws as CSV", href: "/data/laws.csv", isFile: true },
            { label: "Laws as JSON", href: "/data/laws.json", isFile: true },
          ]}
        />
      </Section>
    </>
  );
}
