import { TextLink } from "#app/components/base/text-link.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { Downloads, feedAddress, feedForms } from "#app/components/text/downloads.tsx";
import { useHasServer } from "#app/page-rendering.ts";
import { getCases } from "#collections/cases/cases.ts";
import { feedsPath } from "#collections/feed-files.ts";
import { newsletterFeedPath } from "#collections/newsletters/newsletter-issue.ts";
import { getPage, namePage } from "#collections/pages/pages.ts";
import styles from "./feeds.module.css";

const lead =
  "A feed tells your feed reader what is new here. You need no account, and we do not learn who reads it.";

const page = namePage({
  title: "Feeds – OTC",
  description: lead,
  path: feedsPath,
  heading: "Feeds and open data",
  lead,
  breadcrumb: "Feeds",
});

export default function Feeds() {
  const named = (id: "news" | "research-publications" | "blogs" | "laws") => getPage(id).breadcrumb;
  const feeds = [
    { label: "Everything new", feed: "all" },
    { label: named("news"), feed: "news" },
    { label: named("research-publications"), feed: "publications" },
    { label: named("blogs"), feed: "blogs" },
    { label: named("laws"), feed: "laws" },
    { label: "All cases", feed: "cases" },
    ...getCases().map(({ caseName, slug }) => ({ label: caseName, feed: `case-${slug}` })),
  ];
  const archive = getPage("newsletter-archive");
  const data = getPage("open-data");
  // Newsletters come from the store.
  const hasServer = useHasServer();
  return (
    <>
      <PageOpening page={page} tone="night" art="strip-zigzags" />
      <Section top="less" labelledBy="feeds" title="Feeds">
        <ul className={`${styles.feeds} taps`} aria-labelledby="feeds">
          {feeds.map(({ label, feed }) => (
            <li key={feed}>
              <span>{label}</span>
              {feedForms.map(({ label: form, ending }) => (
                <a key={ending} href={feedAddress(feed, ending)} aria-label={`${label}: ${form}`}>
                  {form}
                </a>
              ))}
            </li>
          ))}
        </ul>
        {hasServer && (
          <>
            <Downloads
              text="Our newsletter has a feed too, and every letter that was sent can be read here:"
              links={[{ label: "Newsletter as Atom", href: newsletterFeedPath }]}
            />
            <p>
              <TextLink href={archive.path}>{archive.heading}</TextLink>
            </p>
          </>
        )}
      </Section>
      <Section top="none" labelledBy="data" title="Open data">
        <p>{data.lead}</p>
        <TextLink href={data.path}>{data.heading}</TextLink>
      </Section>
    </>
  );
}
