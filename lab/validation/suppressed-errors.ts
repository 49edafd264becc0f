import type { MarkupError } from "./nu-validator.ts";

/** A construct that the validator reports as an error although a standard allows it. */
export interface SuppressedError {
  name: string;
  /** The standard that allows it. */
  standard: string;
  message: RegExp;
  /** Must match the source, where the message alone is ambiguous. */
  extract?: RegExp;
}

/** Everything else is an error. */
export const suppressedErrors: readonly SuppressedError[] = [
  {
    name: "pathLength on a circle",
    standard: "https://svgwg.org/svg2-draft/paths.html#PathLengthAttribute",
    message: /^Attribute “pathLength” not allowed on element “circle”/,
  },
  {
    name: "rel=expect, which holds the first paint until an element is there",
    standard: "https://html.spec.whatwg.org/multipage/links.html#link-type-expect",
    message: /^A “link” element with a “blocking” attribute must have a “rel” attribute/,
    extract: /<link rel="expect"/,
  },
  // The validator's CSS is some years older than its HTML.
  {
    name: "view transitions",
    standard: "https://www.w3.org/TR/css-view-transitions-2/",
    message: /^CSS: (“view-transition-name”: Property|Unrecognized at-rule “@view-transition”)/,
  },
  {
    name: "interpolate-size",
    standard: "https://www.w3.org/TR/css-values-5/#interpolate-size",
    message: /^CSS: “interpolate-size”: Property/,
  },
  {
    name: "container queries",
    standard: "https://www.w3.org/TR/css-conditional-5/#container-queries",
    message: /^CSS: (“container-type”: Property|Unrecognized at-rule “@container”)/,
  },
  {
    name: "paint-order",
    standard: "https://www.w3.org/TR/fill-stroke-3/#paint-order",
    message: /^CSS: “paint-order”: Property/,
  },
  // "Parse Error" names no construct, so the source must contain one of these.
  {
    name: "pseudo-elements of view transitions",
    standard: "https://www.w3.org/TR/css-view-transitions-1/#pseudo",
    message: /^CSS: Parse Error/,
    extract: /tion-(group|old|new|image-pair)\((\*|[a-z-]+)\)\{/,
  },
  {
    name: "lists of selectors in :is(), :where(), :not() and :has(), and the old name of :is()",
    standard: "https://www.w3.org/TR/selectors-4/#logical-combination",
    message: /^CSS: Parse Error/,
    extract: /:(is|where|not|has)\(|kit-any\(|^\w*ny\([[:]/,
  },
  {
    name: "round() as a width",
    standard: "https://www.w3.org/TR/css-values-4/#round-func",
    message: /^CSS: “width”: Parse Error/,
  },
];

/** Separates real errors from false alarms, which are counted by rule. */
export function classifyErrors(reported: readonly MarkupError[]) {
  const suppressed = new Map<SuppressedError, number>(suppressedErrors.map((rule) => [rule, 0]));
  const errors = reported.filter((error) => {
    const rule = suppressedErrors.find(
      ({ message, extract }) =>
        message.test(error.message) && (!extract || extract.test(error.extract)),
    );
    if (rule) suppressed.set(rule, (suppressed.get(rule) ?? 0) + 1);
    return !rule;
  });
  return { errors, suppressed };
}
