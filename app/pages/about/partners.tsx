import { stripCloth, stripDyes, wovenLetters } from "#app/art/strip-cloth.ts";
import { InlineArt } from "#app/components/art/inline-art.tsx";
import { ButtonLink } from "#app/components/base/button.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { isPreview } from "#collections/articles/publishing.ts";
import { formatDate } from "#collections/formats/format-day.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getPartners } from "#collections/partners/collection.ts";
import styles from "./partners.module.css";
import { JoinSection } from "./parts/join-section.tsx";

export function loader() {
  // A preview shows the words of the page before there is anybody to name.
  if (getPartners().length === 0 && !isPreview())
    throw new Response("Nothing here yet", { status: 404 });
  return {};
}

/** A narrow cloth woven from the name of a partner; neighbours have different dyes. */
function clothOf(name: string, index: number): string {
  const letters = wovenLetters(name).slice(0, 3).join("") || "OTC";
  const dyes = stripDyes[index % stripDyes.length] ?? stripDyes[0];
  const cloth = stripCloth(letters, dyes as (typeof stripDyes)[number], {
    width: 180,
    height: 360,
    id: `partner-${index}-`,
  });
  // Where its frame has another shape, the cloth is cut at its foot or its right.
  return cloth.replace("<svg ", '<svg preserveAspectRatio="xMinYMin slice" ');
}

/** Whom we work with, since when, and on what. The page comes with the first of them. */
export default function Partners() {
  const page = getPage("partners");
  const { join } = page;
  return (
    <>
      <PageOpening page={page} tone="bark" art="head-partners" />
      <Section top="less">
        <ul>
          {getPartners().map(({ slug, name, since, work, link, draft }, index) => (
            <li key={slug} className={styles.partner}>
              <InlineArt svg={clothOf(name, index)} className={styles.cloth} />
              <div>
                <h2 className={styles.name}>{name}</h2>
                <p className="muted">
                  {draft && <strong>Not published yet · </strong>}
                  {page.since.replace("{date}", formatDate(since))}
                </p>
              </div>
              <div className={styles.work}>
                <p>{work}</p>
                {link && (
                  <p>
                    <TextLink href={link}>{page.visit.replace("{name}", name)}</TextLink>
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <JoinSection heading={join.heading} text={join.text} tone="leaf">
        <div>
          <ButtonLink {...join.action} tone="gold" icon="arrow-right" />
        </div>
      </JoinSection>
    </>
  );
}
