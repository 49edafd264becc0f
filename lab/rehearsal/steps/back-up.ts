import { statSync } from "node:fs";
import type { FirstDay } from "../first-day.ts";

/** An encrypted copy of everything, which the desk verifies itself. */
export async function backUp({ command, notes }: FirstDay): Promise<string> {
  const said = await command("desk", "backup", "--json");
  const { file } = JSON.parse(said) as { file: string };
  notes.write("backup", file);
  return `${Math.ceil(statSync(file).size / 1024)} kB, encrypted and tried out`;
}
