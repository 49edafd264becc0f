import { createContext, useContext } from "react";

/** Static markup of an island by name, on the server only; in the browser the nodes of the page are retained. */
export const StaticHtmlContext = createContext<Readonly<Record<string, string>>>({});

interface StaticHtmlProps {
  name: string;
  className?: string | undefined;
  /** `span` inside phrasing content, such as a label. */
  as?: "div" | "span";
}

/** A static piece of an island, such as a large drawing: not sent as props, not bundled, not hydrated. */
export function StaticHtml({ name, className, as: Element = "div" }: StaticHtmlProps) {
  const html = useContext(StaticHtmlContext)[name];
  const attributes = { className, "aria-hidden": true, "data-drawing": name } as const;
  if (html === undefined) {
    // Empty text: React neither looks inside nor assigns markup, which our Trusted Types policy would refuse.
    return (
      <Element {...attributes} suppressHydrationWarning>
        {""}
      </Element>
    );
  }
  return (
    <Element
      {...attributes}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by our own art generators
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
