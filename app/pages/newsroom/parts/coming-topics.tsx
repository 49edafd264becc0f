import { TextLink } from "#app/components/base/text-link.tsx";
import { TitleAndLead } from "#app/components/layout/title-and-lead.tsx";
import type { Link } from "#schemas/reading/field.ts";
import styles from "./coming-topics.module.css";

interface ComingTopicsProps {
  id: string;
  heading: string;
  intro: string;
  items: readonly string[];
  /** Where to go until then. */
  links: readonly Link[];
}

/** What a page will hold one day, as headlines of a paper that is not printed yet. */
export function ComingTopics({ id, heading, intro, items, links }: ComingTopicsProps) {
  return (
    <div className={styles.layout}>
      <TitleAndLead id={id} title={heading} lead={intro} />
      <div>
        <ul className={styles.headlines}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.href}>
              <TextLink href={link.href}>{link.label}</TextLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
