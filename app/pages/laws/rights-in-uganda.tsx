import { TextLink } from "#app/components/base/text-link.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { TwoColumns } from "#app/components/layout/two-columns.tsx";
import { ItemList } from "#app/components/lists/item-list.tsx";
import { PlainList } from "#app/components/text/plain-list.tsx";
import { formatDay } from "#collections/formats/format-day.ts";
import { getPageOpening } from "#collections/pages/page-opening.ts";
import type { Route } from "./+types/rights-in-uganda";
import styles from "./rights-in-uganda.module.css";

export const loader = () => getPageOpening("rights-in-uganda");

/** Rights under Uganda's data protection law, each with its section. */
export default function RightsInUganda({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData;
  const { about, groups, doors, complain, sources, guide } = page;
  return (
    <>
      <PageOpening
        {...loaderData}
        tone="gold"
        art="strip-lozenges"
        kind="article"
        modifiedOn={page.verifiedOn}
      >
        <p>
          {doors.text} <TextLink href={doors.link.href}>{doors.link.label}</TextLink>
        </p>
      </PageOpening>
      {groups.map(({ heading, rights }, index) => (
        <Section key={heading} top={index === 0 ? "less" : "none"} bottom="less" title={heading}>
          <dl className={styles.rights}>
            {rights.map(({ title, section, description }) => (
              <div key={title}>
                <dt>
                  {title} <span>{section}</span>
                </dt>
                <dd>{description}</dd>
              </div>
            ))}
          </dl>
        </Section>
      ))}
      <Section tone="leaf" top="less" bottom="less" labelledBy="complain">
        <TwoColumns>
          <div>
            <h2 id="complain" className="form-title">
              {complain.heading}
            </h2>
            <ItemList items={complain.steps} className={styles.steps} isOrdered />
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
            {about.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>{guide.text}</p>
            <TextLink href={guide.link.href}>{guide.link.label}</TextLink>
          </div>
          <div className="stack">
            <h2 className="form-title">{sources.heading}</h2>
            <p>{sources.intro.replace("{date}", formatDay(page.verifiedOn))}</p>
            <PlainList items={sources.items} />
          </div>
        </TwoColumns>
      </Section>
    </>
  );
}
