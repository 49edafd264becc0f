import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Everything that pages use besides themselves and photographs: scripts, those of their islands
 * too, the fonts of their letters, and drawings.
 */
export function filesOfPages(client: string, pages: readonly string[]): string[] {
  const html = pages.map((page) => readFileSync(page, "utf8")).join("\n");
  const named = [...html.matchAll(/\/(?:art\/[\w.-]+\.svg|assets\/[\w.-]+\.(?:js|svg))/g)];
  const files = new Set([...named.map(([path]) => path), ...fontsOf(html)]);
  for (const script of [...files].filter((path) => path.endsWith(".js"))) {
    for (const later of scriptsBehind(client, script, html)) files.add(later);
  }
  return [...files].sort();
}

function fontsOf(html: string): string[] {
  const letters = new Set(
    [...html.replace(/<[^>]*>/g, "")].map((letter) => letter.codePointAt(0) ?? 0),
  );
  const faces = [...new Set(html.match(/@font-face\{[^}]*\}/g))];
  return faces.flatMap((face) => {
    const file = /url\("?(\/assets\/[\w.-]+\.woff2)/.exec(face)?.[1];
    const ranges = [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].map(
      ([, from = "", to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)],
    );
    const isUsed = [...letters].some((letter) =>
      ranges.some(([from = 0, to = 0]) => letter >= from && letter <= to),
    );
    return file && (isUsed || ranges.length === 0) ? [file] : [];
  });
}

/** Scripts that the script of every page fetches on these pages, with all their imports. */
function scriptsBehind(client: string, script: string, html: string): Set<string> {
  const islands = new Set([...html.matchAll(/ data-island="([^"]*)"/g)].map(([, name]) => name));
  const isWoken = (name: string) => {
    const island = /^([\w-]+)\.island-/.exec(name)?.[1];
    if (island) return islands.has(island);
    // These a page fetches later whatever islands it has.
    return /^(?:keep-on-phone|islands)-/.test(name);
  };
  // The other scripts import this one, which is listed already.
  const files = new Set([script]);
  const visit = (name: string): void => {
    const path = `/assets/${name}`;
    if (files.has(path)) return;
    files.add(path);
    scriptsNamedBy(client, path).forEach(visit);
  };
  scriptsNamedBy(client, script).filter(isWoken).forEach(visit);
  return files;
}

function scriptsNamedBy(client: string, script: string): string[] {
  const code = readFileSync(join(client, script), "utf8");
  return [...code.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, name = ""]) => name);
}
