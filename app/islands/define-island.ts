import type { ComponentType } from "react";

/** Maps a type to itself if it survives a JSON round trip; functions and the like become `never`. */
type Serialisable<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends (...parameters: never[]) => unknown
    ? never
    : Value extends object
      ? { [Key in keyof Value]: Serialisable<Value[Key]> }
      : never;

/** A React component that is rendered on the server and hydrated in the browser. */
export interface IslandDefinition<Props> {
  /** File name without `.island.tsx`; the browser finds the module by it. */
  name: string;
  component: ComponentType<Props>;
}

/** Declares an island; each `<name>.island.tsx` default-exports one (a test compares the names). */
export function defineIsland<Props extends object>(
  name: string,
  component: ComponentType<Props> & (Props extends Serialisable<Props> ? unknown : never),
): IslandDefinition<Props> {
  return { name, component };
}
