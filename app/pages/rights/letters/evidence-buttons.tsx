import { TextLink } from "#app/components/base/text-link.tsx";
import { type EvidenceEntry, evidenceText } from "./evidence.ts";
import type { EvidenceLabels } from "./letter-labels.ts";
import wayStyles from "./way.module.css";

interface EvidenceButtonsProps {
  entries: readonly EvidenceEntry[];
  words: Pick<EvidenceLabels, "link" | "line" | "take"> & { path: string };
  /** Puts a text into the letter, in the place of the other one. */
  onTake: (text: string, other: string) => void;
}

/** Puts the lines of the evidence sheet into a letter; without lines, a link to the sheet. */
export function EvidenceButtons({ entries, words, onTake }: EvidenceButtonsProps) {
  const { link, line, take, path } = words;
  if (entries.length === 0) return <TextLink href={path}>{link}</TextLink>;
  const numbered = (text: string) => text.replace("{number}", `${entries.length}`);
  const [lines, sheet] = [evidenceText(entries, line), numbered(line.sheet)];
  const button = (label: string, text: string, former: string) => (
    <button type="button" className={wayStyles.way} onClick={() => onTake(text, former)}>
      {label}
    </button>
  );
  return (
    <p className="stack gap-2">
      {button(entries.length === 1 ? take.one : numbered(take.several), lines, sheet)}
      {entries.length > 1 && button(take.sheet, sheet, lines)}
    </p>
  );
}
