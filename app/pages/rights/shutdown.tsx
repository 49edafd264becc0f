import { TextLinks } from "#app/components/base/text-link.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { PlainList } from "#app/components/text/plain-list.tsx";
import { useLanguage } from "#app/language/language.ts";
import { formatDay } from "#collections/formats/format-day.ts";
import { getPage } from "#collections/pages/pages.ts";
import styles from "./shutdown.module.css";

/** What to do in an internet shutdown. No drawings, so that it loads on a weak connection. */
export default function Shutdown() {
  const { language, content, local } = useLanguage();
  const page = getPage("shutdown", content);
  const { parts, january, checked, sources, checkedOn } = page;
  return (
    <>
      <PageOpening page={page} tone="night" modifiedOn={checkedOn} />
      <Section top="less" bottom="less">
        <div className={`split-medium columns-3 gap-6 ${styles.parts}`}>
          {parts.map(({ heading, points, links }) => (
            <section key={heading} className="stack">
              <h2 className="title-3">{heading}</h2>
              <PlainList items={points} />
              {links.length > 0 && (
                <TextLinks links={links.map((link) => ({ ...link, href: local(link.href) }))} />
              )}
            </section>
          ))}
        </div>
      </Section>
      <Section top="none" bottom="less" title={january.heading}>
        <p className="lead">{january.intro}</p>
        <dl className={styles.facts}>
          {january.facts.map(({ date, text, source }) => (
            <div key={date}>
              <dt>
                <time dateTime={date}>{formatDay(date, language)}</time>
              </dt>
              <dd>{text}</dd>
              <dd className="muted">
                {sources}: {source}
              </dd>
            </div>
          ))}
        </dl>
        <p className="muted">{checked.replace("{date}", formatDay(checkedOn, language))}</p>
      </Section>
    </>
  );
}
