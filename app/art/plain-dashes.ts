/**
 * Rewrites dashes that count in stitches (`pathLength`) into units, because resvg does not know
 * `pathLength`. Circles and the paths that our generators draw with it: lines and circular arcs.
 * @throws Error when a path with `pathLength` holds another kind of line
 */
export function withPlainDashes(svg: string): string {
  return svg.replace(/<(?:circle|path) [^>]*pathLength[^>]*>/g, (element) => {
    const value = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(element)?.[1] ?? "";
    const length = element.startsWith("<circle")
      ? 2 * Math.PI * Number(value("r"))
      : lengthOf(value("d"));
    const unit = length / Number(value("pathLength"));
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

/** Length of a path of lines and circular arcs, in its own units. */
function lengthOf(data: string): number {
  let [x, y, length] = [0, 0, 0];
  const goTo = (nextX: number, nextY: number, isDrawn = true) => {
    if (isDrawn) length += Math.hypot(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  };
  for (const [, command = "", rest = ""] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const [a = 0, b = 0] = numbers;
    if (command === "M") goTo(a, b, false);
    else if (command === "L") goTo(a, b);
    else if (command === "l") goTo(x + a, y + b);
    else if (command === "H") goTo(a, y);
    else if (command === "h") goTo(x + a, y);
    else if (command === "V") goTo(x, a);
    else if (command === "v") goTo(x, y + a);
    else if ((command === "a" || command === "A") && numbers.length === 7) {
      const [radius = 0, , , isLarge = 0, , endX = 0, endY = 0] = numbers;
      const from: [number, number] = [x, y];
      if (command === "A") goTo(endX, endY, false);
      else goTo(x + endX, y + endY, false);
      const half = Math.min(1, Math.hypot(x - from[0], y - from[1]) / (2 * radius));
      const angle = 2 * Math.asin(half);
      length += radius * (isLarge ? 2 * Math.PI - angle : angle);
    } else throw new Error(`The length of "${command}${rest}" in a path is not known.`);
  }
  return length;
}
