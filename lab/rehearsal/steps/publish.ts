import { check, type FirstDay, people } from "../first-day.ts";
import { newsTitle } from "./write-news.ts";

/** Visitors see the text as it was written. */
export async function publish({ site, notes }: FirstDay): Promise<string> {
  const item = notes.read("news item");
  const places = [item, "/news", "/feeds/all.rss"];
  for (const place of places) {
    check((await site.read(place)).includes(newsTitle), `${place} does not have the news item.`);
  }
  const contact = await site.read("/contact");
  check(contact.includes(people.office), "The contact page does not have the new address.");
  check(!contact.includes("otc.example"), "The contact page still has a placeholder.");
  return `the news item is at ${places.join(", ")}; the contact page has the new address`;
}
