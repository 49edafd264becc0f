import { createContext, useContext } from "react";

/** Static markup of an island by name, on the server only; in the browser the markup of the page is retained. */
export const StaticHtmlContext = createContext<Readonly<Record<string, string>>>({});

interface StaticHtmlProps {
  name: string;
  className?: string | undefined;
  /** `span` inside phrasing content, such as a label. */
  as?: "div" | "span";
}

/** A static piece of an island, such as a large drawing: not sent as props, not bundled, not hydrated. */
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
