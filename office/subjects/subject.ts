import type { Content } from "#collections/content.ts";
import type { Environment } from "#server/environment.ts";
import type { Store } from "#server/store/store.ts";
import type { OfficeServices } from "../office-services.ts";
import type { Page } from "../shell/frame.ts";
import type { Action, Part, Tone, View } from "../shell/view.ts";

/** What subjects work with. */
export interface SubjectOffice {
  /** Folder of the project, where texts are written. */
  root: string;
  store: Store;
  settings: Environment;
  services: OfficeServices;
  /** The content as pages show it: without what is half written. That of the project when left out. */
  content?(): Content;
  /** How the history was sent to another copy last: when, and what to do where that failed. */
  lastPush?(): { at: number; problem?: string } | undefined;
}

/** One column of a table. */
export interface Column<Row> {
  heading: string;
  value(row: Row): string | number;
  href?(row: Row): string | undefined;
  tone?(row: Row): Tone;
}

/** How rows of one kind are shown. */
export interface Table<Row> {
  title: string;
  columns: readonly Column<Row>[];
  /** Shown when there are no rows. */
  none: string;
  /** Forms in the last column. */
  actions?: { heading: string; of(row: Row): readonly Action[] };
}

export interface Listing<Row> extends Table<Row> {
  /** Name of the file with all rows for a spreadsheet, such as `list.csv`; left out where there is none. */
  file?: string;
  /** @param query `filter` is a state of its rows; empty for all */
  find(office: SubjectOffice, query: { filter: string; limit: number }): Promise<readonly Row[]>;
  /** Rows for programs and spreadsheets; unchanged when left out. */
  toRecords?(rows: readonly Row[]): readonly object[];
}

/** Stands between the texts of several files of one field. */
export const fileSeparator = "\u0000";

/** Returns a value by its name; empty when it was not given. */
export type Values = (name: string) => string;

interface ActionResult {
  sentence: string;
  /** Page to go on to; the subject's own when left out. */
  to?: string;
}

export interface SubjectAction {
  /** Values of fields that have no others. */
  choices?: Readonly<Record<string, readonly string[]>>;
  /** Whether its form must be confirmed: see `Action.confirm`. */
  isConfirmed?: boolean;
  /** @param by name of the sign-in @throws OfficeError with a sentence for staff */
  perform(office: SubjectOffice, value: Values, by: string): Promise<ActionResult>;
}

/** One subject of the office: what is listed, shown and pressed (docs/decisions/0027). */
export interface Subject {
  title: string;
  path: string;
  /** Path of the place in the menu where it shows; its own when left out. Another place also leads there from its actions. */
  within?: string;
  lead: string;
  listings?: readonly Listing<unknown>[];
  /** Forms below the listings. */
  forms?: { title: string; actions: readonly Action[] };
  /** Its page, where it is not drawn from what follows. */
  page?(office: SubjectOffice, query: Values): Promise<Page>;
  /** Parts of its page before its listings and forms. */
  parts?(office: SubjectOffice): Promise<Part[]>;
  /** One of its records. @throws OfficeError when it does not exist */
  show?(office: SubjectOffice, id: string, query: Values): Promise<Page | View>;
  /** Files by their path below the subject's own, such as `:month/receipts.csv`. */
  files?: Readonly<Record<string, (office: SubjectOffice, value: Values) => Promise<OfficeFile>>>;
  /** Actions by the last part of the path that their forms are posted to. */
  actions?: Readonly<Record<string, SubjectAction>>;
}

/** Something that a browser shows or keeps. */
export interface OfficeFile {
  type: string;
  body: string | Uint8Array<ArrayBuffer>;
  /** Name under which a browser keeps it; without one, it is shown. */
  saveAs?: string;
  headers?: Readonly<Record<string, string>>;
}

/** A table for a spreadsheet, which the browser keeps. */
export const csvFile = (saveAs: string, body: string): OfficeFile => ({
  type: "text/csv; charset=utf-8",
  body,
  saveAs,
});

export function oneOf<Value extends string>(
  values: readonly Value[],
  text: string,
): Value | undefined {
  return values.find((value) => value === text);
}
