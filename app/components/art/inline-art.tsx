interface InlineArtProps {
  /** A whole SVG document from `app/art/`, put into the page as it is. */
  svg: string;
  className?: string | undefined;
  /** `span` where only words may stand, as in a `<summary>`. */
  as?: "div" | "span";
}

/** A drawing inside the page: for the first view, or in colours of the page. Hidden from screen readers. */
export function InlineArt({ svg, className, as: Element = "div" }: InlineArtProps) {
  return (
    <Element
      className={className}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup from our own generators
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
