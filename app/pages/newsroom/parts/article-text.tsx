import styles from "./article-text.module.css";

interface ArticleTextProps {
  /** HTML from our own Markdown renderer, which lets no foreign HTML through. */
  html: string;
}

/** A text written in Markdown. */
export function ArticleText({ html }: ArticleTextProps) {
  return (
    <div
      className={styles.text}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: content/markdown makes it and refuses HTML
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
