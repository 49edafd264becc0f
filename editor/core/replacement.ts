/** A piece of a text, by offsets, and what stands there instead. */
export interface Replacement {
  from: number;
  to: number;
  by: string;
}
