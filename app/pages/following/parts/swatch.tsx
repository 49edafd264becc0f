import { Art } from "#app/components/art/art.tsx";
import type { FollowItem } from "#app/services.ts";
import styles from "../following.module.css";

/** What is followed as a piece of cloth: for a country, its own. */
export function Swatch({ kind, path }: Pick<FollowItem, "kind" | "path">) {
  const [, country] = path.split("/country/");
  return (
    <span className={styles.swatch} data-kind={kind} aria-hidden="true">
      {country && <Art name={`country-${country}`} />}
    </span>
  );
}
