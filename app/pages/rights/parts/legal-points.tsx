import { useLanguage } from "#app/language/language.ts";
import type { Content } from "#collections/content.ts";
import { getPage } from "#collections/pages/pages.ts";
import type { LegalSentence } from "#collections/rights/rights.ts";
import styles from "./legal-points.module.css";

interface LegalPointsProps {
  points: readonly LegalSentence[];
  className?: string | undefined;
}

export function LegalPoints({
  points,
  className = `stack gap-1 ${styles.points}`,
}: LegalPointsProps) {
  const { content } = useLanguage();
  return (
    <ul className={className}>
      {points.map(({ text, sections }) => (
        <li key={text}>
          {text}{" "}
          <span className={styles.section}>({lowerFirst(nameSections(sections, content))})</span>
        </li>
      ))}
    </ul>
  );
}

/** Names sections, e.g. `Sections 24, 25`. */
export function nameSections(sections: readonly string[], content?: Content): string {
  const { door } = getPage("your-data-rights", content);
  const label = sections.length > 1 ? door.sections : door.section;
  return label.replace("{sections}", sections.join(", "));
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
