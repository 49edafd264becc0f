import { Mark } from "#app/components/art/mark.tsx";
import { Surface, type SurfaceTone } from "#app/components/layout/surface.tsx";
import type { HubItem } from "#schemas/hub.ts";
import { SoonLabel } from "./soon-label.tsx";
import styles from "./warp-patches.module.css";

interface WarpPatchesProps {
  items: readonly HubItem[];
  /** Label on every patch. */
  soon: string;
}

const tones: readonly SurfaceTone[] = ["gold", "dye", "jac", "bark"];

/** What is planned, as first patches on a warp that waits to be woven. */
export function WarpPatches({ items, soon }: WarpPatchesProps) {
  return (
    <ul className={styles.patches}>
      {items.map((item, i) => (
        <li key={item.slug} className={styles.pick}>
          <Surface tone={tones[i % tones.length] ?? "gold"} className={styles.patch}>
            <div className={styles.top}>
              <Mark name={item.icon} className={styles.mark} />
              <SoonLabel>{soon}</SoonLabel>
            </div>
            <h2>{item.title}</h2>
            <p>{item.description}</p>
          </Surface>
        </li>
      ))}
    </ul>
  );
}
