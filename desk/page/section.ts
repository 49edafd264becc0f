import type { Desk } from "../command.ts";
import type { View } from "./view.ts";

/** As much of a desk as the sections of the page use. */
export type PageDesk = Pick<Desk, "store" | "settings" | "services">;

/** What somebody asked to see. */
export interface Question {
  /** Last part of the address; empty for the list. */
  id: string;
  /** A parameter of the address; empty when it is not there. */
  query(name: string): string;
}

/** What somebody sent. */
export interface Order {
  /** A field of the form; empty when it is not there. */
  field(name: string): string;
}

/** What came of it. */
export interface Done {
  sentence: string;
  /** Where to go on. */
  to: string;
}

/** @throws DeskError when there is no such thing */
export type Show = (desk: PageDesk, question: Question) => Promise<View>;

/** @throws DeskError when it could not be done */
export type Perform = (desk: PageDesk, order: Order) => Promise<Done>;

/** An action that cannot be taken back: its form says so first, and nothing is done that was not confirmed. */
export interface ForGood {
  confirm: string;
  perform: Perform;
}

/** One subject of the desk, as one file of `commands/` is one for the terminal. */
export interface Section {
  name: string;
  path: string;
  list: Show;
  /** One thing in full, by the last part of its address. */
  show?: Show;
  /** What can be done, by the last part of the address that the form is posted to. */
  actions?: Readonly<Record<string, Perform | ForGood>>;
}
