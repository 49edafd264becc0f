import { Art } from "#app/components/art/art.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { Actions } from "#app/components/layout/actions.tsx";
import { Container } from "#app/components/layout/container.tsx";
import { Breadcrumbs, PageHead } from "#app/components/layout/page-head.tsx";
import { Section, SectionHead } from "#app/components/layout/section.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { Paragraphs } from "#app/components/text/markdown-text.tsx";
import { getPage } from "#collections/pages/pages.ts";
import { getLinkedPillars, getPurpose } from "#collections/site/strategy.ts";
import styles from "./who-we-are.module.css";

const tones = ["leaf", "gold", "bark", "jac"] as const;

/** The page begins as a spread: head and story in one column, one tall cloth along both. */
export default function WhoWeAre() {
  const page = getPage("who-we-are");
  const { whatOtcIs, mission, vision } = getPurpose();
  const { story } = page;
  return (
    <>
      <PageHead page={page} />
      <div className={styles.spread}>
        <Surface as="section" tone="bark" className={styles.head}>
          <Breadcrumbs page={page} />
          <h1 className="title-6">{page.heading}</h1>
          <p className="lead">{whatOtcIs}</p>
        </Surface>
        <div className={`no-print fill ${styles.cloth}`}>
          <Art name="cloth-story" loading="eager" />
        </div>
        <section className={styles.story}>
          <h2>{story.heading}</h2>
          <Paragraphs texts={story.paragraphs} />
          <p>{story.ideas.intro}</p>
          <dl>
            {story.ideas.items.map(({ name, statement }) => (
              <div key={name}>
                <dt className="title-3">{name}</dt>
                <dd>{statement}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <Section tone="night">
        <div className={`split gap-8 ${styles.purpose}`}>
          {[mission, vision].map(({ heading, statement }) => (
            <div key={heading}>
              <h2>{heading}</h2>
              <p className="title-3">{statement}</p>
            </div>
          ))}
        </div>
      </Section>
      <Section bottom="less" isBleeding>
        <Container>
          <SectionHead {...page.pillars} />
        </Container>
        <div>
          {getLinkedPillars().map(({ id, title, abbreviation, description, href }, index) => (
            <Surface
              key={id}
              as="article"
              aria-label={title}
              tone={tones[index]}
              className={styles.pillar}
            >
              <Container className={styles.row}>
                <div>
                  <h3>
                    <a href={href}>{title}</a>
                  </h3>
                  <p className="muted">{description}</p>
                </div>
                <p className={styles.abbreviation}>{abbreviation}</p>
              </Container>
            </Surface>
          ))}
        </div>
        <Container>
          <Actions className="after-block">
            {page.links.map((link) => (
              <TextLink key={link.href} {...link} />
            ))}
          </Actions>
        </Container>
      </Section>
    </>
  );
}
