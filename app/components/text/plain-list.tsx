import type { Link } from "#collections/reading/blocks.ts";
import styles from "./plain-list.module.css";

/** A list with a diamond before each entry. */
export function PlainList({ items }: { items: readonly string[] }) {
  return (
    <ul className={`${styles.list} diamonds`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

interface LinkListProps {
  links: readonly Link[];
  className?: string | undefined;
  as?: "ul" | "ol";
}

/** Links one below the other, without arrows; the stylesheet of their page styles them. */
export function LinkList({ links, className, as: List = "ul" }: LinkListProps) {
  return (
    <List className={className}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </List>
  );
}
