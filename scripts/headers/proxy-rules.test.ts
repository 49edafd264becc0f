import { expect, test } from "vitest";
import { type HeaderRules, headersFor } from "#server/http/header-rules.ts";
import { caddyRules } from "./caddy-rules.ts";
import { nginxHeaders, nginxMaps } from "./nginx-rules.ts";

const rules: HeaderRules = {
  headers: [
    { match: "/*", set: { "X-Frame-Options": "DENY", "Content-Security-Policy": "frames 'none'" } },
    { match: "/art/*", set: { "Cache-Control": "immutable", "Content-Security-Policy": "alone" } },
    { match: "/art/large/*", set: { "Access-Control-Allow-Origin": "*" } },
    { match: "/art/large/map.svg", set: { "Content-Disposition": "attachment" } },
    { match: "/rules.list", set: { "Speculation-Rules": '"/rules.list"' } },
  ],
  redirects: [
    { from: "/home", to: "/", status: 308 },
    { from: "/stage", to: "/case#stage-2", status: 308 },
    { from: "/write", to: "/contact?about=tsg#form", status: 307 },
  ],
};
const types = { svg: "image/svg+xml" };
const paths = [
  "/",
  "/art",
  "/art/a.svg",
  "/art/large/a.svg",
  "/art/large/map.svg",
  "/rules.list",
  "/rules.list/x",
];

/** The value of a map for an address, as nginx finds it: an exact one, else the first pattern that fits. */
function mapped(name: string, path: string): string {
  const [, block = ""] = new RegExp(`map \\$uri \\${name} \\{\n([^}]*)\\}`).exec(maps) ?? [];
  const lines = [...block.matchAll(/^\t("[^"]*"|\S+) (?:"([^"]*)"|'([^']*)');$/gm)];
  const values = lines.map(([, from = "", one, other]) => ({ from, value: one ?? other ?? "" }));
  const exact = values.find(({ from }) => from === `"${path}"`);
  const fit = values.find(
    ({ from }) => from.startsWith("~") && new RegExp(from.slice(1)).test(path),
  );
  return (exact ?? fit ?? values.find(({ from }) => from === "default"))?.value ?? "";
}
const maps = nginxMaps(rules);

test("nginx is told the same headers of each address as our server", () => {
  const lines = [...nginxHeaders(rules, types).matchAll(/^add_header (\S+) (.*) always;$/gm)];
  expect(lines.length).toBeGreaterThan(5);
  for (const path of paths) {
    const told = lines.map(([, name = "", value = ""]) => [
      name,
      value.startsWith("$") ? mapped(value, path) : value.slice(1, -1),
    ]);
    // It leaves out what is empty.
    const sent = Object.fromEntries(told.filter(([, value]) => value));
    expect(sent, path).toEqual(headersFor(rules, path));
  }
  expect(nginxHeaders(rules, types)).toContain('types {\n\t"image/svg+xml" svg;\n}\n');
});

test("a redirect takes along what was asked, before its anchor", () => {
  expect(mapped("$otc_moved_for_good", "/home")).toBe("/$is_args$args");
  expect(mapped("$otc_moved_for_good", "/stage")).toBe("/case$is_args$args#stage-2");
  expect(mapped("$otc_moved_for_good", "/write")).toBe("");
  expect(mapped("$otc_moved_for_now", "/write")).toBe("/contact?about=tsg$otc_more_query#form");
  const caddy = caddyRules(rules, types);
  expect(caddy).toContain("\t@moved path /home /stage /write\n");
  expect(caddy).toContain("\t\tredir /home `/{otc_query}` 308\n");
  expect(caddy).toContain("\t\tredir /stage `/case{otc_query}#stage-2` 308\n");
  expect(caddy).toContain("\t\tredir /write `/contact?about=tsg{otc_more_query}#form` 307\n");
});

test("Caddy is told each rule, and that policies add up", () => {
  const caddy = caddyRules(rules, types);
  expect(caddy).toContain(
    "\theader /art/* {\n\t\tCache-Control `immutable`\n\t\t+Content-Security-Policy `alone`\n\t}\n",
  );
  expect(caddy).toContain('\t\tSpeculation-Rules `"/rules.list"`\n');
  expect(caddy).toContain("\theader ?Cache-Control `public, max-age=0, must-revalidate`\n");
  expect(caddy).toContain("\t@svg path *.svg\n\theader @svg Content-Type `image/svg+xml`\n");
});

test("without redirects and https there is nothing to import, and still something by each name", () => {
  const bare = caddyRules({ headers: [], redirects: [] }, {});
  expect(bare).toContain("(otc-redirects) {\n}\n");
  expect(bare).toContain("(otc-transport-security) {\n}\n");
  expect(nginxMaps({ headers: [], redirects: [] })).toContain(
    'map "" $otc_transport_security {\n\tdefault "";\n}\n',
  );
});
