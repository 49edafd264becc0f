import styles from "./letter-text.module.css";

interface LetterTextProps {
  /** HTML that our server made from Markdown; HTML inside the Markdown was taken out. */
  html: string;
}

/** The text of a newsletter on its page. */
export function LetterText({ html }: LetterTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our server, see above
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
