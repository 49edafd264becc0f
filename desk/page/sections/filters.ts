import type { Part } from "../view.ts";

/** One of the values, when it is one; undefined otherwise. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  given: string,
): Value | undefined {
  return values.find((value) => value === given);
}

/** Links that show only what has one of the values, and all again. */
export function filterLinks(
  label: string,
  path: string,
  parameter: string,
  values: readonly string[],
  chosen: string | undefined,
): Part {
  return {
    kind: "links",
    label,
    links: [
      { text: "all", href: path, isCurrent: chosen === undefined },
      ...values.map((value) => ({
        text: value,
        href: `${path}?${parameter}=${value}`,
        isCurrent: value === chosen,
      })),
    ],
  };
}
