import type { Desk } from "../command.ts";
import type { View } from "./view.ts";

/** As much of a desk as the sections of the page use. */
export type PageDesk = Pick<Desk, "store" | "settings" | "services">;

/** What somebody asked to see. */
export interface PageRequest {
  /** Last part of the address; empty for the list. */
  id: string;
  /** A parameter of the address; empty when it is not there. */
  query(name: string): string;
}

/** What somebody sent. */
export interface ActionRequest {
  /** A field of the form; empty when it is not there. */
  field(name: string): string;
}

/** What came of it. */
export interface ActionResult {
  sentence: string;
  /** Where to go on. */
  to: string;
}

/** @throws DeskError when there is no such thing */
export type ViewLoader = (desk: PageDesk, request: PageRequest) => Promise<View>;

/** @throws DeskError when it could not be done */
export type ActionHandler = (desk: PageDesk, request: ActionRequest) => Promise<ActionResult>;

/** An action that cannot be taken back: its form says so first, and nothing is done that was not confirmed. */
export interface ConfirmedAction {
  confirm: string;
  perform: ActionHandler;
}

/** One subject of the desk, as one file of `commands/` is one for the terminal. */
export interface Section {
  name: string;
  path: string;
  list: ViewLoader;
  /** One thing in full, by the last part of its address. */
  show?: ViewLoader;
  /** What can be done, by the last part of the address that the form is posted to. */
  actions?: Readonly<Record<string, ActionHandler | ConfirmedAction>>;
}
