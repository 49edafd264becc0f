interface ParagraphsProps {
  /** Distinct sentences or paragraphs without any markup. */
  texts: readonly string[];
  className?: string;
}

export function Paragraphs({ texts, className }: ParagraphsProps) {
  return texts.map((text) => (
    <p key={text} className={className}>
      {text}
    </p>
  ));
}

interface MarkdownTextProps {
  /** HTML that our own renderer made from Markdown; it lets no foreign HTML through. */
  html: string;
  /** Says how the text is set; each kind of text has its own stylesheet. */
  className?: string | undefined;
}

/** A text written in Markdown: an article, a newsletter, a section of a legal page. */
export function MarkdownText({ html, className }: MarkdownTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own renderer, see above
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
