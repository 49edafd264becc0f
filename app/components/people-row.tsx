import type { ArtFile } from "../art/art-manifest.ts";
import { Art } from "./art.tsx";
import styles from "./people-row.module.css";

interface PeopleRowProps {
  groups: readonly { title: string; art: ArtFile }[];
}

/** Groups of people on one ground line, their names below. */
export function PeopleRow({ groups }: PeopleRowProps) {
  return (
    <ul className={styles.row}>
      {groups.map(({ title, art }) => (
        <li key={title} className={styles.group}>
          <Art name={art} />
          <span>{title}</span>
        </li>
      ))}
    </ul>
  );
}
