import { type HeaderRules, headersFor, type RedirectRule } from "#server/http/header-rules.ts";
import { type FileTypes, madeBy } from "./fragments.ts";

/**
 * `maps.nginx`, for the block `http`: variables for headers whose value depends on the address, e.g. `$otc_cache_control`;
 * for that of HSTS, which the bare name sends too; and for the new place of an address.
 */
export function nginxMaps(rules: HeaderRules): string {
  const usual = headersFor(rules, "/");
  const byAddress = variableNames(rules).map((name) => {
    const values = matches(rules).flatMap(({ match, path }) => {
      const value = headersFor(rules, path)[name] ?? "";
      return value === (usual[name] ?? "") ? [] : [{ match, value }];
    });
    const lines = together(values).map(({ pattern, value }) => `${pattern} ${quote(value)}`);
    return map("$uri", variable(name), [`default ${quote(usual[name] ?? "")}`, ...lines]);
  });
  const transport = quote(usual["Strict-Transport-Security"] ?? "");
  const moved = (status: number) =>
    rules.redirects
      .filter((redirect) => redirect.status === status)
      .map((redirect) => `${quote(redirect.from)} ${quote(newPlace(redirect))}`);
  return [
    madeBy,
    ...byAddress,
    map('""', "$otc_transport_security", [`default ${transport}`]),
    map("$args", "$otc_more_query", ['"" ""', 'default "&$args"']),
    map("$uri", "$otc_moved_for_now", moved(307)),
    map("$uri", "$otc_moved_for_good", moved(308)),
  ].join("\n");
}

/** `headers.nginx`, for the server from whose files the site is: what browsers are told about each. */
export function nginxHeaders(rules: HeaderRules, types: FileTypes): string {
  const variables = variableNames(rules);
  const names = new Set([...Object.keys(headersFor(rules, "/")), ...variables]);
  const headers = [...names].map((name) => {
    const value = variables.includes(name)
      ? variable(name)
      : quote(headersFor(rules, "/")[name] ?? "");
    return `add_header ${name} ${value} always;\n`;
  });
  const endings = Object.entries(types).map(([ending, type]) => `\t${quote(type)} ${ending};\n`);
  return `${madeBy}\n${headers.join("")}\ntypes {\n${endings.join("")}}\n`;
}

/** Headers that some files have, or have with another value. The type of a file is said by its ending. */
function variableNames({ headers }: HeaderRules): string[] {
  const special = headers.filter(({ match }) => match !== "/*");
  const names = special.flatMap(({ set }) => Object.keys(set));
  return [...new Set(names)].filter((name) => name !== "Content-Type").toSorted();
}

/** What an address is compared with, and an address of each; the longest first, because the first fit counts. */
function matches({ headers }: HeaderRules): { match: string; path: string }[] {
  return headers
    .map(({ match }) => match)
    .filter((match) => match !== "/*")
    .toSorted((a, b) => b.length - a.length)
    .map((match) => ({ match, path: match.replace(/\*$/, "x") }));
}

/** Lines of a map. Folders in a row with the same value are one pattern: nginx tries each for each request. */
function together(values: readonly { match: string; value: string }[]) {
  const lines: { pattern: string; value: string }[] = [];
  let folders: string[] = [];
  const folderValues = values.filter(({ match }) => match.endsWith("/*"));
  folderValues.forEach(({ match, value }, at) => {
    folders.push(match.slice(1, -2));
    if (folderValues[at + 1]?.value === value) return;
    lines.push({ pattern: `~^/(?:${folders.join("|")})/`, value });
    folders = [];
  });
  const files = values.filter(({ match }) => !match.endsWith("/*"));
  return [...files.map(({ match, value }) => ({ pattern: quote(match), value })), ...lines];
}

/** With what was asked after the question mark, before an anchor. */
function newPlace({ to }: RedirectRule): string {
  const [path = "", anchor] = to.split("#");
  const query = path.includes("?") ? "$otc_more_query" : "$is_args$args";
  return path + query + (anchor ? `#${anchor}` : "");
}

const map = (from: string, to: string, lines: readonly string[]) =>
  `map ${from} ${to} {\n${lines.map((line) => `\t${line};\n`).join("")}}\n`;

const variable = (name: string) => `$otc_${name.toLowerCase().replaceAll("-", "_")}`;

/** In the quotes that the value has not: no header of ours has both. */
const quote = (value: string) => (value.includes('"') ? `'${value}'` : `"${value}"`);
