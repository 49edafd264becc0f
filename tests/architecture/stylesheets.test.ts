import { readdirSync, readFileSync } from "node:fs";
import { sep } from "node:path";
import { type AtRule, type ChildNode, parse } from "postcss";
import { expect, test } from "vitest";
import officeSheets from "../../office/shell/styles.json" with { type: "json" };
import { readImports, sourceFiles } from "./import-graph.ts";

const sheets = readImports(sourceFiles(["app", "office"])).filter(({ to }) =>
  to.endsWith(".module.css"),
);

/** Names of classes in a stylesheet; numbers such as `0.5rem` are none, nor are endings of files. */
function classesIn(sheet: string): Set<string> {
  const css = readFileSync(sheet, "utf8").replaceAll(
    /\/\*[\s\S]*?\*\/|:global\([^)]*\)|url\("[^"]*"\)/g,
    "",
  );
  return new Set([...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = ""]) => name));
}

/** What a file calls an imported stylesheet, e.g. `styles`. */
function nameOfSheet(source: string, sheet: string): string {
  const file = sheet.replace(/.*\//, "");
  return new RegExp(`import (\\w+) from "[^"]*${file}"`).exec(source)?.[1] ?? "styles";
}

test("a component names only classes that its stylesheet has", () => {
  const missing = sheets.flatMap(({ from, to }) => {
    const source = readFileSync(from, "utf8");
    const name = nameOfSheet(source, to);
    const known = classesIn(to);
    return [...source.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, "g"))]
      .filter(([, used = ""]) => !known.has(used))
      .map(([, used]) => `${from} names .${used}, which ${to} does not have`);
  });
  expect(missing).toEqual([]);
});

test("a stylesheet has only classes that a component names", () => {
  const users = new Map<string, string>();
  for (const { from, to } of sheets) {
    users.set(to, (users.get(to) ?? "") + readFileSync(from, "utf8"));
  }
  const dead = [...users].flatMap(([sheet, source]) =>
    // Some are named by a value, such as styles[kind]: the value then occurs as a text.
    [...classesIn(sheet)]
      .filter((name) => !new RegExp(`\\b${name}\\b`).test(source))
      .map((name) => `${sheet} has .${name}, which no component names`),
  );
  expect(dead).toEqual([]);
});

const sourceSheets = ["app", "office"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".css"))
    .map((name) => `${folder}/${name.split(sep).join("/")}`),
);
const queries = sourceSheets.flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/@(?:media|container)[^{;]*(?=\{)/g)].map(([query]) => ({
    file,
    query: query.trim(),
  })),
);

test("breakpoints follow the reader's text size: none is written in px", () => {
  expect(queries.length).toBeGreaterThan(250);
  expect(queries.filter(({ query }) => /\dpx/.test(query))).toEqual([]);
});

/** Widths that are not among the five, and why. */
const otherWidths: Readonly<Record<string, string>> = {
  "app/components/layout/page-opening.module.css": "a drawing shows whole columns only",
  "app/shell/site-header.module.css": "the line beside the logo has room beside the menu",
};
/** The build writes no names here, because these go out as they are or are bundled by the editor. */
const isPlain = (file: string) =>
  officeSheets.includes(file) || /^office\/client\/|\/pack\.css$/.test(file);

test("layouts change at five named widths", () => {
  const named = [
    ...readFileSync("app/styles/widths.css", "utf8").matchAll(/@custom-media (--[\w-]+) ([^;]+);/g),
  ];
  const names = named.map(([, name]) => `(${name})`);
  const widths = named.map(([, , width]) => width);
  const odd = queries.flatMap(({ file, query }) =>
    query.startsWith("@container")
      ? []
      : (query.match(/\([^()]*width:[^()]*\)|\(--[\w-]+\)/g) ?? [])
          .filter((width) => !(isPlain(file) ? widths : names).includes(width))
          .map((width) => ({ file, width })),
  );
  expect(widths.filter((width) => width?.startsWith("(max-width"))).toHaveLength(5);
  expect(odd.filter(({ file }) => !(file in otherWidths))).toEqual([]);
  expect([...new Set(odd.map(({ file }) => file))].sort()).toEqual(Object.keys(otherWidths));
});

test("no rule of a screen puts names of elements into :is()", () => {
  // The build adds a twin with :-webkit-any() for Chrome 87, where an element weighs as much as a class. Beside :has()
  // the twin is dead: a browser that lacks :is() lacks that too.
  const selectors = sourceSheets
    .filter((file) => file.startsWith("app/"))
    .flatMap((file) => {
      const found: { file: string; selector: string }[] = [];
      parse(readFileSync(file, "utf8")).walkRules(({ selector }) => {
        found.push({ file, selector });
      });
      return found;
    });
  expect(selectors.length).toBeGreaterThan(1000);
  expect(
    selectors.filter(({ selector }) => /:is\([a-z]/.test(selector) && !selector.includes(":has(")),
  ).toEqual([]);
});

test("scripts and pictures ask for the named widths", () => {
  const known = readFileSync("app/styles/widths.css", "utf8");
  const asked = sourceFiles(["app", "office"]).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/"[^"]*(\((?:min|max)-width: [^)]*\))/g)].map(
      ([, width = ""]) => ({ file, width }),
    ),
  );
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter(({ width }) => !known.includes(` ${width};`))).toEqual([]);
});

/** Sheets of paper, whose sizes are of paper, and a toast, which a page without the tokens may show. */
const isApart = (file: string) =>
  /\/(?:blank-sheet|evidence-sheet|letter-sheet|paper|pack|toast)\.(?:module\.)?css$/.test(file);

/** What each declaration of the screens says, without those of a print block. */
const declarations = sourceSheets
  .filter((file) => file.startsWith("app/") && !isApart(file))
  .flatMap((file) => {
    const found: { file: string; property: string; value: string }[] = [];
    parse(readFileSync(file, "utf8")).walkDecls((declaration) => {
      if (isPrinted(declaration)) return;
      found.push({ file, property: declaration.prop, value: declaration.value });
    });
    return found;
  });

function isPrinted({ parent }: ChildNode): boolean {
  if (!parent || parent.type === "document" || parent.type === "root") return false;
  const { params = "" } = parent as AtRule;
  return params.includes("print") || isPrinted(parent as ChildNode);
}

/** Words that are drawn: figures and signs of one line, each as large as its place. */
const drawnWords = 27;

test("words in the display face take one of six settings, and what is drawn is not words", () => {
  const settings = declarations.filter(
    ({ file, property, value }) =>
      property === "font" && value.includes("--font-display") && !file.endsWith("/tokens.css"),
  );
  expect(settings.length).toBeLessThanOrEqual(drawnWords);
});

/** Rows of a long list, as low as a finger allows. */
const lowRows = "app/pages/laws/parts/library-list.module.css";

test("gaps, margins and paddings take one of eight steps of space", () => {
  const odd = declarations
    .filter(({ property }) => /^(?:gap|row-gap|column-gap|margin|padding)/.test(property))
    .flatMap(({ file, property, value }) =>
      [...value.matchAll(/(?<![\w.(-] ?)(\d*\.?\d+)rem/g)]
        // Larger ones keep room for a drawing beside or behind the words.
        .filter(([, size]) => Number(size) < 2.5)
        .map(() => `${file} ${property}: ${value}`),
    )
    .filter((line) => !/calc|clamp|min\(|max\(/.test(line) && !line.startsWith(lowRows));
  expect(odd).toEqual([]);
});

test("primitives of layout stand in the markup: no stylesheet composes a class of all pages", () => {
  const hidden = sourceSheets.filter((file) =>
    /composes:[^;]*from global/.test(readFileSync(file, "utf8")),
  );
  expect(hidden).toEqual([]);
});

test("styles that the office links as they are compose nothing, which only the build could resolve", () => {
  expect(officeSheets.filter((file) => readFileSync(file, "utf8").includes("composes:"))).toEqual(
    [],
  );
});

test("the sheets of the office have only classes that a page or the form of a text names", () => {
  const sources = sourceFiles(["office"]).map((file) => readFileSync(file, "utf8"));
  // Of a state and of CodeMirror, the class is put together or comes from elsewhere.
  const isNamed = (name: string) =>
    /^(state--|cm-)/.test(name) ||
    sources.some((source) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(source));
  const dead = officeSheets
    .filter((sheet) => sheet.startsWith("office/"))
    .flatMap((sheet) =>
      [...classesIn(sheet)].filter((name) => !isNamed(name)).map((name) => `${sheet} has .${name}`),
    );
  expect(dead).toEqual([]);
});
