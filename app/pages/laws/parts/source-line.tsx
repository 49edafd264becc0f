import { Linked } from "#app/components/text/source-list.tsx";
import type { Source } from "#collections/articles/source.ts";
import styles from "./source-line.module.css";

interface SourceLineProps {
  sources: readonly Source[];
  /** A sentence behind them. */
  note?: string | undefined;
}

/** Sources in one quiet line, each name once. */
export function SourceLine({ sources, note }: SourceLineProps) {
  const byName = new Map<string, Source>();
  for (const source of sources) {
    if (!byName.get(source.name)?.href) byName.set(source.name, source);
  }
  return (
    <p className={styles.sources}>
      Sources:{" "}
      {[...byName.values()].map(({ name, href }, index) => (
        <span key={name}>
          {index > 0 && ", "}
          <Linked href={href}>{name}</Linked>
        </span>
      ))}
      . {note}
    </p>
  );
}
