import { TextLink } from "#app/components/base/text-link.tsx";
import { feedAddress, feedForms } from "#app/components/text/feed-links.tsx";
import { useSettings } from "#app/page-rendering.ts";
import { calendarPath } from "#collections/cases/case-files.ts";
import { newsletterFeedPath } from "#collections/newsletters/newsletter-issue.ts";
import { getPage } from "#collections/pages/pages.ts";
import styles from "./feed-list.module.css";

/** Every feed in its forms, the calendar, and the newsletters that were sent. */
export function FeedList() {
  const { feeds: labels } = getPage("open-data");
  const { names } = labels;
  const archive = getPage("newsletter-archive");
  const feeds = [
    { label: names.all, feed: "all" },
    { label: getPage("news").breadcrumb, feed: "news" },
    { label: names.publications, feed: "publications" },
    { label: getPage("blogs").breadcrumb, feed: "blogs" },
    { label: getPage("laws").breadcrumb, feed: "laws" },
    { label: names.cases, feed: "cases" },
  ];
  const isNewsletterOurs = useSettings().formTargets.newsletter === getPage("newsletter").path;
  return (
    <>
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
        <li>
          <span>{labels.calendar}</span>
          <a href={calendarPath} download aria-label={`${labels.calendar}: iCal`}>
            iCal
          </a>
        </li>
        {isNewsletterOurs && (
          <li>
            <span>{labels.newsletter}</span>
            <a href={newsletterFeedPath} aria-label={`${labels.newsletter}: Atom`}>
              Atom
            </a>
          </li>
        )}
      </ul>
      {isNewsletterOurs && <TextLink href={archive.path}>{labels.archive}</TextLink>}
    </>
  );
}
