import { Art } from "#app/components/art/art.tsx";
import { Surface, type SurfaceTone } from "#app/components/layout/surface.tsx";
import { PlainList } from "#app/components/text/plain-list.tsx";
import type { Service } from "#schemas/services.ts";
import styles from "./service-weave.module.css";

interface ServiceWeaveProps {
  services: readonly Service[];
}

/** Which services lie on top of the weave: the wide, dyed cells of each row. */
const overs: readonly ({ tone: SurfaceTone; strip: string } | undefined)[] = [
  { tone: "jac", strip: "strip-lozenges" },
  undefined,
  undefined,
  { tone: "bark", strip: "strip-zigzags" },
  { tone: "gold", strip: "strip-triangles" },
  undefined,
];

/** Services as a loose weave: in each row one lies over, wide and dyed, and one goes under. */
export function ServiceWeave({ services }: ServiceWeaveProps) {
  return (
    <ul className={styles.weave}>
      {services.map((service, i) => {
        const over = overs[i % overs.length];
        const labels = (
          <div className={styles.text}>
            <h2>{service.title}</h2>
            <p>{service.description}</p>
            <PlainList items={service.services} />
          </div>
        );
        if (!over) {
          return (
            <li key={service.slug} className={styles.under}>
              {labels}
            </li>
          );
        }
        return (
          <Surface as="li" key={service.slug} tone={over.tone} className={styles.over}>
            <div className={styles.strip}>
              <Art name={over.strip} />
            </div>
            {labels}
          </Surface>
        );
      })}
    </ul>
  );
}
