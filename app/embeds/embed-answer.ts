import type { RouterContextProvider } from "react-router";
import { requestContext } from "#app/request-context.ts";
import { type EmbedKind, embedPath, embedSize } from "#collections/embeds.ts";
import { escapeMarkup } from "#collections/formats/escape-markup.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import { type Frame, frameDocument, framePicture, frameStyleHash } from "./frame.ts";

/**
 * Answers for a box on other sites: the frame, its picture or its oEmbed answer.
 * @param file last part of the address that is asked for
 * @param find the box by its name, with the day to which it counts; undefined where there is none
 */
export function embedAnswer(
  kind: EmbedKind,
  file: string,
  context: Readonly<RouterContextProvider>,
  find: (slug: string) => { frame: Frame; asOf?: string } | undefined,
): Response {
  const [, slug = file, ending = ""] = /^(.+)(\.svg|\.json)$/.exec(file) ?? [];
  const path = embedPath(kind, slug);
  const found = find(slug);
  if (!found) throw new Response("No such box", { status: 404 });
  const { frame, asOf } = found;
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
  const daily = asOf && { asOf, drawings: [`${path}.svg`] };
  Object.assign(context.get(requestContext).facts ?? {}, daily, { styleHash: frameStyleHash });
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
