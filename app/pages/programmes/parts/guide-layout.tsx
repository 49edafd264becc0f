import type { ReactNode } from "react";
import styles from "./guide-layout.module.css";

interface GuideLayoutProps {
  /** Heading over the list of contents. */
  contentsHeading: string;
  contents: readonly { id: string; title: string }[];
  /** What stands under the contents: the file, the official source. */
  aside: ReactNode;
  children: ReactNode;
}

/** A long text with its contents beside it, which stay in view where there is room. */
export function GuideLayout({ contentsHeading, contents, aside, children }: GuideLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.side}>
        <nav aria-labelledby="contents">
          <h2 className={styles.heading} id="contents">
            {contentsHeading}
          </h2>
          <ol className={styles.contents}>
            {contents.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.aside}>{aside}</div>
      </div>
      <article>{children}</article>
    </div>
  );
}
