import { Icon } from "#app/components/base/icon.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { type EvidenceEntry, evidenceText } from "./evidence.ts";
import styles from "./evidence-buttons.module.css";
import type { TakeLabels } from "./letter-labels.ts";

interface EvidenceButtonsProps {
  entries: readonly EvidenceEntry[];
  words: TakeLabels;
  /** Puts a text into the letter, in the place of the other one. */
  onTake: (text: string, other: string) => void;
}

/** Puts the lines of the evidence sheet into a letter; without lines, a link to the sheet. */
export function EvidenceButtons({ entries, words, onTake }: EvidenceButtonsProps) {
  const { link, line, take, path } = words;
  if (entries.length === 0) {
    return (
      <p>
        <TextLink href={path}>{link}</TextLink>
      </p>
    );
  }
  const number = `${entries.length}`;
  const lines = evidenceText(entries, line);
  const sheet = line.sheet.replace("{number}", number);
  return (
    <p className={styles.buttons}>
      <button type="button" className={styles.button} onClick={() => onTake(lines, sheet)}>
        <Icon name="file-text" />
        {entries.length === 1 ? take.one : take.several.replace("{number}", number)}
      </button>
      {entries.length > 1 && (
        <button type="button" className={styles.button} onClick={() => onTake(sheet, lines)}>
          <Icon name="printer" />
          {take.sheet}
        </button>
      )}
    </p>
  );
}
