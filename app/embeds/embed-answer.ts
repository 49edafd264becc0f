import type { RouterContextProvider } from "react-router";
import { pageFactsContext } from "#app/request-context.ts";
import type { PageFacts } from "#app/services.ts";
import { embedSize } from "#collections/embeds.ts";
import { escapeMarkup } from "#collections/formats/escape-markup.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import { type Frame, frameDocument, framePicture, frameStyleHash } from "./frame.ts";

/**
 * Answers for a box on other sites: the frame, its picture or its oEmbed answer.
 * @param path of the box, without ending
 * @param ending of the address that is asked for
 * @param facts what the frame reports to the renderer besides its styles
 */
export function embedAnswer(
  frame: Frame,
  { path, ending }: { path: string; ending: string },
  context: Readonly<RouterContextProvider>,
  facts: PageFacts = {},
): Response {
  const { name, url: origin } = getOrganisation();
  const answer = (text: string, type: string) =>
    new Response(text, { headers: { "Content-Type": `${type}; charset=utf-8` } });
  if (ending === ".svg") return answer(framePicture(frame, origin), "image/svg+xml");
  if (ending === ".json") {
    const { width, height } = embedSize;
    const oEmbed = {
      version: "1.0",
      type: "rich",
      provider_name: name,
      provider_url: `${origin}/`,
      title: frame.heading,
      cache_age: 86_400,
      html: frameSnippet(frame, origin + path),
      width,
      height,
      thumbnail_url: `${origin}${path}.svg`,
      thumbnail_width: width,
      thumbnail_height: height,
    };
    return answer(JSON.stringify(oEmbed), "application/json");
  }
  Object.assign(context.get(pageFactsContext) ?? {}, { ...facts, styleHash: frameStyleHash });
  return answer(frameDocument(frame, { path, origin }), "text/html");
}

/** A frame to copy. The page that shows it decides how wide it is. */
export function frameSnippet({ heading }: Frame, address: string): string {
  const { width, height } = embedSize;
  return (
    `<iframe src="${address}" width="${width}" height="${height}" loading="lazy"` +
    ` sandbox="allow-popups allow-popups-to-escape-sandbox" title="${escapeMarkup(`OTC: ${heading}`)}"` +
    ` style="border:0;max-width:100%"></iframe>`
  );
}

/** The name of a box and the ending of its address, from the last part of the address. */
export function splitEmbed(file: string): { slug: string; ending: string } {
  const [, slug = file, ending = ""] = /^(.+)(\.svg|\.json)$/.exec(file) ?? [];
  return { slug, ending };
}
