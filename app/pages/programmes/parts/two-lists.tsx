import { TwoColumns } from "#app/components/layout/two-columns.tsx";
import { PlainList } from "#app/components/text/plain-list.tsx";
import styles from "./two-lists.module.css";

interface HeadedList {
  heading: string;
  items: readonly string[];
}

interface TwoListsProps {
  /** Sentences in large letters. */
  main: HeadedList;
  /** Short entries in a panel beside them. */
  side: HeadedList;
}

/** What a programme hopes for and what it makes: sentences, and a panel beside them. */
export function TwoLists({ main, side }: TwoListsProps) {
  return (
    <TwoColumns>
      <div>
        <h2 className={styles.heading}>{main.heading}</h2>
        <ul>
          {main.items.map((item) => (
            <li key={item} className={styles.sentence}>
              {item}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.panel}>
        <h2 className={styles.small}>{side.heading}</h2>
        <PlainList items={side.items} />
      </div>
    </TwoColumns>
  );
}
