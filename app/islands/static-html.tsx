import { createContext, useContext } from "react";

/**
 * Markup of an island's unchanging pieces, by name. It is filled on the server only
 * (`<Island statics={…}>`); in the browser it is empty and the markup in the page stays as it is.
 */
export const StaticHtmlContext = createContext<Readonly<Record<string, string>>>({});

interface StaticHtmlProps {
  /** Name of the piece in the island's `statics`. */
  name: string;
  className?: string | undefined;
  /** `span` where only words may stand, as in a label. */
  as?: "div" | "span";
}

/**
 * A piece of an island that never changes, such as a large drawing. Its markup is in the page already,
 * so it is neither sent again as props nor bundled, nor compared on hydration.
 */
export function StaticHtml({ name, className, as: Element = "div" }: StaticHtmlProps) {
  const html = useContext(StaticHtmlContext)[name] ?? "";
  return (
    <Element
      className={className}
      aria-hidden="true"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own art generators
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
