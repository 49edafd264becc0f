import type { ReactNode } from "react";
import type { Source } from "#collections/articles/source.ts";
import styles from "./source-list.module.css";

interface SourceListProps {
  sources: readonly Source[];
  /** Gives each source an anchor, `<prefix>-1` and so on, for the numbers in the text. */
  anchor?: string;
}

export function SourceList({ sources, anchor }: SourceListProps) {
  return (
    <ol className={styles.sources}>
      {sources.map(({ name, href }, index) => (
        <li key={name} id={anchor && `${anchor}-${index + 1}`}>
          <Linked href={href}>{name}</Linked>
        </li>
      ))}
    </ol>
  );
}

/** Words that lead somewhere, or only words. */
export function Linked({ href, children }: { href?: string | undefined; children: ReactNode }) {
  if (!href) return children;
  return (
    <a href={href} rel="noopener">
      {children}
    </a>
  );
}
