import { Art } from "#app/components/art/art.tsx";
import { Mark } from "#app/components/art/mark.tsx";
import { ButtonLink } from "#app/components/base/button.tsx";
import { Container, SelvedgeBand } from "#app/components/layout/container.tsx";
import { Section, SectionHead } from "#app/components/layout/section.tsx";
import { Surface, type SurfaceTone } from "#app/components/layout/surface.tsx";
import { WideOpening } from "#app/components/layout/wide-opening.tsx";
import { getHubItems, getOwnProducts } from "#collections/offers/collections.ts";
import { getPage } from "#collections/pages/pages.ts";
import styles from "./innovation-hub.module.css";

const tones: readonly SurfaceTone[] = ["gold", "dye", "jac", "bark"];

/** A loom with its cloth just begun: what is planned lies as first patches on a warp that waits. */
export default function InnovationHub() {
  const page = getPage("innovation-hub");
  return (
    <>
      <WideOpening
        page={page}
        tone="night"
        title="title-6"
        beside={<Art name="hub-loom" className={styles.art} loading="eager" />}
        isStanding
        className={styles.head}
        below={
          <Surface tone="night" className={styles.warp}>
            <Container>
              <ul className={`split ${styles.plans}`}>
                {getHubItems().map(({ slug, icon, title, description }, i) => (
                  <li key={slug} className={styles.pick}>
                    <Surface tone={tones[i % tones.length] ?? "gold"} className={styles.plan}>
                      <div className={styles.top}>
                        <Mark name={icon} className={styles.mark} />
                        <span className="soon">{page.label}</span>
                      </div>
                      <h2>{title}</h2>
                      <p>{description}</p>
                    </Surface>
                  </li>
                ))}
              </ul>
            </Container>
          </Surface>
        }
      />
      <SelvedgeBand />
      <Section labelledBy="in-development">
        <SectionHead {...page.inDevelopment} id="in-development" />
        <ul>
          {getOwnProducts().map(({ slug, icon, title, line }) => (
            <li key={slug} className={styles.product}>
              <Mark name={icon} />
              <h3>{title}</h3>
              <p>{line}</p>
            </li>
          ))}
        </ul>
        <p className={styles.more}>
          <ButtonLink {...page.link} icon="arrow-right" />
        </p>
      </Section>
    </>
  );
}
