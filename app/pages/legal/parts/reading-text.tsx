import { classNames } from "#app/components/base/class-names.ts";
import styles from "./reading-text.module.css";

interface ReadingTextProps {
  /** HTML made from our own Markdown. */
  html: string;
  className?: string | undefined;
}

/** Running text from a content file: paragraphs, lists, links, small headings. */
export function ReadingText({ html, className }: ReadingTextProps) {
  return (
    <div
      className={classNames(styles.text, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: Markdown of our own content files
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
