import { check, type FirstDay } from "../first-day.ts";

/** `npm start`, which builds first. */
export async function buildAndServe({ site }: FirstDay): Promise<string> {
  const printed = await site.start();
  const [, count] = /OTC is at \S+ \((\d+) pages\)/.exec(printed) ?? [];
  check(count !== undefined, "the server did not say where it is");
  return `${count} pages at ${site.origin}`;
}
