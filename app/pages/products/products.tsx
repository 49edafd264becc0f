import { Art } from "#app/components/art/art.tsx";
import { Mark } from "#app/components/art/mark.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { Container } from "#app/components/layout/container.tsx";
import { Breadcrumbs, PageHead } from "#app/components/layout/page-head.tsx";
import { SectionHead } from "#app/components/layout/section.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { PlainList } from "#app/components/text/plain-list.tsx";
import { getProducts } from "#collections/offers/collections.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getMessages } from "#collections/site/messages.ts";
import { ClosingNote } from "./parts/closing-note.tsx";
import styles from "./products.module.css";

/** Surface and cloth of each offer; a fifth one would begin again. */
const bolts = [
  { tone: "bark", art: "bolt-clinic" },
  { tone: "jac", art: "bolt-platform" },
  { tone: "gold", art: "bolt-lab" },
  { tone: "leaf", art: "bolt-academy" },
] as const;

/** The offers as bolts of cloth on a stall, each pulled out further than the one above it. */
export default function Products() {
  const page = getPage("products");
  const { comingSoon: soon } = getMessages().buttons;
  return (
    <>
      <PageHead page={page} />
      <Container className={styles.head}>
        <Breadcrumbs page={page} />
        <SectionHead as="h1" heading={page.heading} intro={page.lead} className={styles.title} />
      </Container>
      <ul>
        {getProducts().map(({ slug, title, icon, description, comingSoon, features, link }, i) => {
          const bolt = bolts[i % bolts.length] ?? bolts[0];
          return (
            <Surface as="li" key={slug} tone={bolt.tone} className={`split ${styles.offer}`}>
              <div className={`no-print fill ${styles.cloth}`}>
                <Art name={bolt.art} loading={i === 0 ? "eager" : "lazy"} />
              </div>
              <div className={`split-medium ${styles.text}`}>
                <div>
                  <Mark name={icon} className={styles.mark} />
                  <h2>{title}</h2>
                  <p className={styles.line}>{description}</p>
                  {comingSoon && <span className="soon">{soon}</span>}
                </div>
                <div>
                  <PlainList items={features} />
                  {link && <TextLink {...link} />}
                </div>
              </div>
            </Surface>
          );
        })}
      </ul>
      <ClosingNote {...page.closing} />
    </>
  );
}
