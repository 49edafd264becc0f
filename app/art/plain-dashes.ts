/** Rewrites dashes in `pathLength` into units, as resvg does not know it. @throws Error unless on a circle */
export function withPlainDashes(svg: string): string {
  return svg.replace(/<[^>]* pathLength[^>]*>/g, (element) => {
    const value = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(element)?.[1] ?? "";
    if (!element.startsWith("<circle ")) throw new Error(`The length of ${element} is not known.`);
    const unit = (2 * Math.PI * Number(value("r"))) / Number(value("pathLength"));
    const inUnits = (numbers: string) =>
      numbers
        .split(" ")
        .map((number) => (Number(number) * unit).toFixed(3))
        .join(" ");
    return element
      .replace(/ pathLength="[^"]*"/, "")
      .replace(
        /( stroke-dash(?:array|offset)=")([^"]*)/g,
        (_, name, numbers) => name + inUnits(numbers),
      );
  });
}
