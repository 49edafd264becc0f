import { hashText } from "./random.ts";

/** File name of a drawing: its name and eight hex digits of its content's hash. */
export function artFileName(name: string, svg: string): string {
  return `${name}-${hashText(svg).toString(16).padStart(8, "0")}.svg`;
}

export function artSize(svg: string): { width: number; height: number } {
  const size = /viewBox="0 0 (\d+) (\d+)"/.exec(svg);
  if (!size) throw new Error("The drawing has no viewBox that starts at 0 0.");
  return { width: Number(size[1]), height: Number(size[2]) };
}
