import type { ArtFile } from "#app/art/art-manifest.ts";
import { Art } from "#app/components/art/art.tsx";
import styles from "./lintel-row.module.css";

interface LintelRowProps {
  items: readonly { title: string; description: string; art: ArtFile }[];
}

/** Texts that stand like posts at four heights, each under a beam of cloth. */
export function LintelRow({ items }: LintelRowProps) {
  return (
    <ul className={styles.row}>
      {items.map(({ title, description, art }) => (
        <li key={title} className={styles.post}>
          <Art name={art} className={styles.beam} />
          <h3 className={styles.title}>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
