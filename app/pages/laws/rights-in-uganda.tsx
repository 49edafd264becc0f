import phoneFold from "#app/components/base/phone-fold.module.css";
import { TextLink } from "#app/components/base/text-link.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section, TwoColumns } from "#app/components/layout/section.tsx";
import { ItemList } from "#app/components/lists/item-list.tsx";
import { Paragraphs } from "#app/components/text/markdown-text.tsx";
import { LinkList, PlainList } from "#app/components/text/plain-list.tsx";
import { formatDay } from "#collections/formats/format-day.ts";
import { getPage } from "#collections/pages/pages.ts";
import { letterPath } from "#collections/rights/rights.ts";
import styles from "./rights-in-uganda.module.css";

const partId = (index: number) => `part-${index + 1}`;

export default function RightsInUganda() {
  const page = getPage("rights-in-uganda");
  const { about, groups, doors, complain, sources, guide } = page;
  const { office, door } = getPage("your-data-rights");
  const jumps = [
    { label: complain.heading, href: "#complain" },
    ...groups.map(({ heading }, index) => ({ label: heading, href: `#${partId(index)}` })),
    { label: sources.heading, href: "#sources" },
  ];
  return (
    <>
      <PageOpening
        page={page}
        tone="gold"
        art="strip-lozenges"
        kind="article"
        modifiedOn={page.verifiedOn}
      >
        <p>
          {doors.text} <TextLink href={doors.link.href}>{doors.link.label}</TextLink>
        </p>
        <LinkList links={jumps} className={styles.jumps} />
      </PageOpening>
      {groups.map(({ heading, rights }, index) => (
        <Section
          key={heading}
          top={index === 0 ? "less" : "none"}
          bottom="less"
          title={heading}
          labelledBy={partId(index)}
        >
          <details className={phoneFold.fold}>
            <summary>{page.unfold.replace("{count}", `${rights.length}`)}</summary>
            <dl className={styles.rights}>
              {rights.map(({ title, section, description }) => (
                <div key={title}>
                  <dt className="title-2-long">
                    {title} <span>{section}</span>
                  </dt>
                  <dd>{description}</dd>
                </div>
              ))}
            </dl>
          </details>
        </Section>
      ))}
      <Section tone="leaf" top="less" bottom="less" labelledBy="complain">
        <TwoColumns>
          <div>
            <h2 id="complain" className="form-title">
              {complain.heading}
            </h2>
            <ItemList items={complain.steps} className={styles.steps} isOrdered />
            <p>
              {office.name}, {office.address},{" "}
              <a href={office.href} rel="noopener">
                {office.site}
              </a>
            </p>
            <TextLink href={letterPath("complaint")}>{door.complain}</TextLink>
          </div>
          <div>
            <p>{complain.example.text}</p>
            <TextLink href={complain.example.link.href}>{complain.example.link.label}</TextLink>
          </div>
        </TwoColumns>
      </Section>
      <Section top="less">
        <TwoColumns>
          <div className="stack">
            <h2 className="form-title">{about.heading}</h2>
            <Paragraphs texts={about.paragraphs} />
            <p>{guide.text}</p>
            <TextLink href={guide.link.href}>{guide.link.label}</TextLink>
          </div>
          <div className="stack">
            <h2 id="sources" className="form-title">
              {sources.heading}
            </h2>
            <p>{sources.intro.replace("{date}", formatDay(page.verifiedOn))}</p>
            <PlainList items={sources.items} />
          </div>
        </TwoColumns>
      </Section>
    </>
  );
}
