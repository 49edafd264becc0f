import {
  defaultCacheControl,
  type HeaderRules,
  headersFor,
  type RedirectRule,
} from "#server/http/header-rules.ts";
import { type FileTypes, madeBy } from "./fragments.ts";

/**
 * `headers.caddy`, to be imported at the top of a Caddyfile. It defines what a site imports by name: `otc-headers` and
 * `otc-types` where files are sent, `otc-redirects`, and `otc-transport-security`, which the bare name sends too.
 */
export function caddyRules(rules: HeaderRules, types: FileTypes): string {
  const headers = rules.headers.map(({ match, set }) => {
    const lines = Object.entries(set).map(([name, value]) => {
      // A policy is one more, whichever of them comes first.
      const sign = name === "Content-Security-Policy" ? "+" : "";
      return `\t\t${sign}${name} ${quote(value)}\n`;
    });
    return `\theader ${match} {\n${lines.join("")}\t}\n`;
  });
  const usual = `\theader ?Cache-Control ${quote(defaultCacheControl)}\n`;
  const transport = headersFor(rules, "/")["Strict-Transport-Security"];
  return [
    madeBy,
    snippet("otc-headers", headers.join("") + usual),
    snippet("otc-types", Object.entries(types).map(typeOf).join("")),
    snippet("otc-redirects", redirects(rules.redirects)),
    snippet(
      "otc-transport-security",
      transport ? `\theader Strict-Transport-Security ${quote(transport)}\n` : "",
    ),
  ].join("\n");
}

const snippet = (name: string, lines: string) => `(${name}) {\n${lines}}\n`;

const typeOf = ([ending, type]: [string, string]) =>
  `\t@${ending} path *.${ending}\n\theader @${ending} Content-Type ${quote(type)}\n`;

function redirects(moved: readonly RedirectRule[]): string {
  if (moved.length === 0) return "";
  const lines = moved.map(({ from, to, status }) => {
    const [path = "", anchor] = to.split("#");
    const query = path.includes("?") ? "{otc_more_query}" : "{otc_query}";
    return `\t\tredir ${from} ${quote(path + query + (anchor ? `#${anchor}` : ""))} ${status}\n`;
  });
  return (
    `\t@moved path ${moved.map(({ from }) => from).join(" ")}\n\thandle @moved {\n` +
    "\t\timport otc-headers\n" +
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a placeholder of Caddy
    '\t\tmap {query} {otc_query} {otc_more_query} {\n\t\t\t~^(.+)$ ?${1} &${1}\n\t\t\tdefault "" ""\n\t\t}\n' +
    `${lines.join("")}\t}\n`
  );
}

/** In the quotes in which Caddy knows no sign but this one, which no header of ours has. */
const quote = (value: string) => `\`${value}\``;
