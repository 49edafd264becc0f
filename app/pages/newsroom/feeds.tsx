import { TextLink } from "#app/components/base/text-link.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { Downloads } from "#app/components/text/downloads.tsx";
import { feedForms } from "#app/components/text/feed-links.tsx";
import { feedsPath } from "#schemas/articles/newsroom-addresses.ts";
import { getCases } from "#schemas/cases/cases.ts";
import { pageOpening } from "#schemas/pages/page-opening.ts";
import { getPage } from "#schemas/pages/pages.ts";
import type { Route } from "./+types/feeds";
import styles from "./feeds.module.css";

const lead =
  "A feed tells your feed reader what is new here. You need no account, and we do not learn who reads it.";

export function loader() {
  const archive = getPage("newsletter-archive");
  const named = (id: "news" | "research-publications" | "blogs" | "laws") => getPage(id).breadcrumb;
  return {
    ...pageOpening({
      title: "Feeds – OTC",
      description: lead,
      path: feedsPath,
      heading: "Feeds and open data",
      lead,
      breadcrumb: "Feeds",
    }),
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
  const { feeds, archive } = loaderData;
  return (
    <>
      <PageOpening {...loaderData} tone="night" art="strip-zigzags" />
      <Section top="less" labelledBy="feeds" title="Feeds">
        <ul className={styles.feeds} aria-labelledby="feeds">
          {feeds.map(({ label, address }) => (
            <li key={address}>
              <span>{label}</span>
              {feedForms.map(({ label: form, ending }) => (
                <a key={ending} href={`${address}.${ending}`} aria-label={`${label}: ${form}`}>
                  {form}
                </a>
              ))}
            </li>
          ))}
        </ul>
        <Downloads
          text="Our newsletter has a feed too, and every letter that was sent can be read here:"
          links={[{ label: "Newsletter as Atom", href: "/newsletter/feed.xml" }]}
        />
        <p>
          <TextLink href={archive.href}>{archive.label}</TextLink>
        </p>
      </Section>
      <Section top="none" labelledBy="data" title="Open data">
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
