import postcss, { type Root } from "postcss";

/** A value of this many characters or fewer is no longer than most names of properties. */
const maxInlined = 16;

/** Sides that follow the writing, and those that they are on this site: its texts run from left to right. */
const physicalSides: Readonly<Record<string, string>> = {
  "block-start": "top",
  "block-end": "bottom",
  "inline-start": "left",
  "inline-end": "right",
};

const propertyName = /(?<![\w-])--[a-z][\w-]*/g;

export function propertiesIn(text: string): Set<string> {
  return new Set(text.match(propertyName));
}

/**
 * Makes custom properties cheap in the documents of the built site, which carry their styles. A constant, such as a
 * dye, is written where it is read; every other property gets a short name. Together this makes a document 3 % smaller,
 * compressed. `padding-block` and its like, which the oldest engines know by their long names only, become
 * `padding-top` and so on.
 * @param sheets all stylesheets of the site, in their order
 * @param kept properties that scripts and drawings name; these do not change
 */
export function shortenProperties(
  sheets: readonly string[],
  lasting: ReadonlySet<string>,
): string[] {
  const roots = sheets.map((sheet) => postcss.parse(sheet));
  const constants = findConstants(roots, lasting);
  for (const root of roots) {
    root.walkDecls((declaration) => {
      declaration.prop = declaration.prop.replace(
        /^(padding|margin|border)-((?:block|inline)-(?:start|end))/,
        (_, property: string, side: string) => `${property}-${physicalSides[side]}`,
      );
      if (constants.has(declaration.prop)) declaration.remove();
      else
        declaration.value = declaration.value.replace(
          /var\((--[\w-]+)\)/g,
          (use, name) => constants.get(name) ?? use,
        );
    });
  }
  const shortNames = new Map<string, string>();
  const shortName = (name: string): string => {
    if (lasting.has(name)) return name;
    let short = shortNames.get(name);
    for (let number = shortNames.size; !short; number += 1) {
      const free = `--${number.toString(36)}`;
      if (!lasting.has(free)) short = free;
    }
    shortNames.set(name, short);
    return short;
  };
  return roots.map((root) => root.toString().replace(propertyName, shortName));
}

/** Values of the properties that are set once, for the whole page, to a short value of their own. */
function findConstants(roots: readonly Root[], lasting: ReadonlySet<string>): Map<string, string> {
  const values = new Map<string, string>();
  const others = new Set(lasting);
  for (const root of roots) {
    root.walkDecls(({ prop, value, parent }) => {
      for (const [, name = ""] of value.matchAll(/var\((--[\w-]+),/g)) others.add(name);
      if (!prop.startsWith("--")) return;
      const isGlobal =
        parent?.type === "rule" && "selector" in parent && parent.selector === ":root";
      const isOwn = value.length <= maxInlined && !value.includes("var(");
      if (!isGlobal || !isOwn || parent.parent?.type !== "root" || values.has(prop))
        others.add(prop);
      values.set(prop, value);
    });
  }
  return new Map([...values].filter(([name]) => !others.has(name)));
}
