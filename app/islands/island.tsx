import { useId } from "react";
import { renderToString } from "react-dom/server";
import type { IslandDefinition } from "./define-island.ts";
import { StaticHtmlContext } from "./static-html.tsx";

/**
 * When the browser fetches an island's code: when idle, when the island nears the screen, or on interaction; never on
 * Save-Data or a 2g connection. `load` is for private pages, which must not fetch anything later: the code comes with
 * the page, or on a costly connection with a press of the button `data-hydrate`.
 */
type IslandMoment = "idle" | "visible" | "interaction" | "load";

interface IslandProps<Props> {
  of: IslandDefinition<Props>;
  when: IslandMoment;
  /**
   * Names of parameters, with spaces between them. The page holds no answer to them: where the address has one, the
   * island wakes at once, also on a costly connection, because its visitor has asked.
   */
  asks?: string | undefined;
  /** Sent to the browser as JSON inside the page: keep it small and free of secrets. */
  props: Props;
  /** Markup for the island's `<StaticHtml>` pieces; not sent as props. */
  statics?: Readonly<Record<string, string>>;
}

/** Puts an island on a page as a React root; its prefix gives `useId` the same ids in server and browser. */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const { of, when, asks, props, statics = {} } = island;
  const prefix = useId();
  const Component = of.component;
  const html = renderToString(
    <StaticHtmlContext value={statics}>
      <Component {...props} />
    </StaticHtmlContext>,
    { identifierPrefix: prefix },
  );
  return (
    <div
      data-island={of.name}
      data-when={when}
      data-asks={asks}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      // The HTML comes from React itself, one line above.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React, not by visitors
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
