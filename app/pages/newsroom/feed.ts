import { feedForms } from "#app/components/text/feed-links.tsx";
import { atom, jsonFeed, rss } from "#app/feeds/feed.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import type { Route } from "./+types/feed";
import { findFeed } from "./feeds/feeds.ts";

const writers = { rss, atom, json: jsonFeed };

/** One feed as a file, e.g. `/feeds/blogs.atom`. */
export function loader({ params: { file } }: Route.LoaderArgs) {
  const form = feedForms.find(({ ending }) => file.endsWith(`.${ending}`));
  const feed = form && findFeed(file.slice(0, -form.ending.length - 1));
  if (!feed) throw new Response("No such feed", { status: 404 });
  return new Response(writers[form.ending](feed, getOrganisation().name), {
    headers: { "Content-Type": `${form.type}; charset=utf-8` },
  });
}
