import { useId } from "react";
import { renderToString } from "react-dom/server";
import type { IslandDefinition } from "./define-island.ts";
import { IslandFrame } from "./island-frame.tsx";
import { StaticHtmlContext } from "./static-html.tsx";

/**
 * When the browser fetches an island's code: once it has nothing better to do, once the island nears
 * the screen, or once somebody touches it. None of them happens on Save-Data or a 2g connection.
 *
 * `load` is for pages that must fetch nothing any more once somebody writes in them: the code comes with the
 * page. On a costly connection such an island sleeps, and the button `data-hydrate` in it wakes it.
 */
export type IslandMoment = "idle" | "visible" | "interaction" | "load";

interface IslandProps<Props> {
  of: IslandDefinition<Props>;
  when: IslandMoment;
  /** Sent to the browser as JSON inside the page: keep it small and free of secrets. */
  props: Props;
  /** Markup for the island's `<StaticHtml>` pieces: stays on the server. */
  statics?: Readonly<Record<string, string>>;
}

/**
 * Puts an island on a page. It is rendered as a React root of its own, with an `identifierPrefix` that
 * the browser uses again, so that `useId` gives the same ids on both sides whatever surrounds it.
 */
export function Island<Props extends object>({
  of,
  when,
  props,
  statics = {},
}: IslandProps<Props>) {
  const prefix = useId();
  const Component = of.component;
  const html = renderToString(
    <StaticHtmlContext value={statics}>
      <IslandFrame>
        <Component {...props} />
      </IslandFrame>
    </StaticHtmlContext>,
    { identifierPrefix: prefix },
  );
  return (
    <div
      data-island={of.name}
      data-when={when}
      data-prefix={prefix}
      data-props={JSON.stringify(props)}
      // The HTML comes from React itself, one line above.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React, not by visitors
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
