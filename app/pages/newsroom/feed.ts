import { atom } from "#app/feeds/atom.ts";
import { jsonFeed } from "#app/feeds/json-feed.ts";
import { rss } from "#app/feeds/rss.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import type { Route } from "./+types/feed";
import { findFeed } from "./feeds/feeds.ts";

const mediaTypes = {
  rss: "application/rss+xml",
  atom: "application/atom+xml",
  json: "application/feed+json",
} as const;

/** One feed as a file, e.g. `/feeds/blogs.atom`. */
export function loader({ params }: Route.LoaderArgs) {
  const [, name = "", ending = ""] = /^(.+)\.(rss|atom|json)$/.exec(params.file) ?? [];
  const feed = findFeed(name);
  if (!feed) throw new Response("No such feed", { status: 404 });
  const { name: organisation } = getOrganisation();
  const text = {
    rss: () => rss(feed),
    atom: () => atom(feed, organisation),
    json: () => jsonFeed(feed, organisation),
  }[ending as keyof typeof mediaTypes]();
  return new Response(text, {
    headers: { "Content-Type": `${mediaTypes[ending as keyof typeof mediaTypes]}; charset=utf-8` },
  });
}
