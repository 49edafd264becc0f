import { Art } from "#app/components/art/art.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Surface, type SurfaceTone } from "#app/components/layout/surface.tsx";
import { PlainList } from "#app/components/text/plain-list.tsx";
import { getServices } from "#collections/offers/collections.ts";
import { getPage } from "#collections/pages/pages.ts";
import { ClosingNote } from "./parts/closing-note.tsx";
import styles from "./services.module.css";

/** Which services lie on top of the weave: the wide, dyed cells of each row. */
const overs: readonly ({ tone: SurfaceTone; strip: string } | undefined)[] = [
  { tone: "jac", strip: "strip-lozenges" },
  undefined,
  undefined,
  { tone: "bark", strip: "strip-zigzags" },
  { tone: "gold", strip: "strip-triangles" },
  undefined,
];

/** The services as a loose weave: in each row one lies over, wide and dyed, and one goes under. */
export default function Services() {
  const page = getPage("services");
  return (
    <>
      <PageOpening page={page} tone="leaf" art="head-services" />
      <ul className={styles.services}>
        {getServices().map(({ slug, title, description, services: parts }, i) => {
          const over = overs[i % overs.length];
          const texts = (
            <div className={styles.text}>
              <h2 className="title-3">{title}</h2>
              <p>{description}</p>
              <PlainList items={parts} />
            </div>
          );
          if (!over) {
            return (
              <li key={slug} className={styles.under}>
                {texts}
              </li>
            );
          }
          return (
            <Surface as="li" key={slug} tone={over.tone} className={styles.over}>
              <div className={`no-print fill ${styles.strip}`}>
                <Art name={over.strip} />
              </div>
              {texts}
            </Surface>
          );
        })}
      </ul>
      <ClosingNote tone="night" {...page.closing} />
    </>
  );
}
