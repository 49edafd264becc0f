import type { ArtFile } from "#app/art/art-manifest.ts";
import { Art } from "#app/components/art/art.tsx";
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
