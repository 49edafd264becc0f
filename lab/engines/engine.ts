import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** One window of one browser engine, with the commands that all three engines share. */
export interface EngineWindow extends AsyncDisposable {
  /** Opens an address and waits until its page has loaded. */
  open(address: string): Promise<void>;
  /** @param script body of a function; its result must survive JSON */
  run<Result>(script: string): Promise<Result>;
  /** Clicks the first element of this selector as a user would. */
  click(selector: string): Promise<void>;
  /** Types into a field that is empty. */
  type(selector: string, text: string): Promise<void>;
  /** Makes the window as wide as a phone, or as narrow as the engine allows. */
  narrow(): Promise<void>;
  /**
   * What a screen reader gets: how many elements of each of these roles the page has, by what the engine
   * has computed from elements, attributes and layout.
   */
  countRoles(roles: readonly string[]): Promise<Record<string, number>>;
  /** Errors on the console and uncaught exceptions since it was last asked. */
  consoleErrors(): Promise<string[]>;
}

/** A browser engine to test the site in. */
export interface Engine {
  name: string;
  /** Path of its program; undefined where it is not installed. */
  program: string | undefined;
  openWindow(): Promise<EngineWindow>;
}

/** Path of a program on the PATH, or of the first of `elsewhere` that exists. */
export function findProgram(name: string, elsewhere: readonly string[] = []): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return [...folders.map((folder) => join(folder, name)), ...elsewhere].find((path) =>
    existsSync(path),
  );
}
