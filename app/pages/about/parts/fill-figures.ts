const numbers = new Intl.NumberFormat("en-GB");
const kilobytes = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 1 });

/** Fills names in braces, e.g. `{pages}`, by figures; those whose names end in `Bytes` are told in kB. */
export function fillFigures(sentence: string, figures: object): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const figure = (figures as Record<string, unknown>)[name];
    if (typeof figure === "string") return figure;
    if (typeof figure !== "number") return place;
    if (name.endsWith("Bytes")) return `${kilobytes.format(figure / 1000)} kB`;
    return numbers.format(figure);
  });
}
