import type { CommandUnknownOpts } from "@commander-js/extra-typings";
import type { Office } from "../commands/command.ts";
import type { Page } from "../shell/frame.ts";
import type { Action, Facts, Part, Tone, View } from "../shell/view.ts";

/** The part of an office that works without a terminal. */
export type SubjectOffice = Pick<Office, "root" | "store" | "settings" | "services">;

/** One column of a listing. Terminals print its heading in capitals. */
export interface Column<Row> {
  heading: string;
  value(row: Row): string | number;
  /** What the page shows in place of it, such as a code in words. */
  pageValue?(row: Row): string;
  /** Heading on the page, where it differs. */
  pageHeading?: string;
  href?(row: Row): string | undefined;
  tone?(row: Row): Tone;
}

/** How terminal, JSON and page show rows of one kind. */
export interface Table<Row> {
  title: string;
  columns: readonly Column<Row>[];
  /** Shown when there are no rows. */
  none: string;
  /** Converts rows to JSON; unchanged when left out. */
  json?(rows: readonly Row[]): unknown;
  /** Forms in the last column of the page. */
  actions?: { heading: string; of(row: Row): readonly Action[] };
}

export interface Listing<Row> extends Table<Row> {
  /** Name and help text of its command; the first listing of a group is the default. */
  command: string;
  description: string;
  /** Values to filter by, as `--state <state>` and `?state=`. */
  filter?: { label: string; values: readonly string[] };
  /** Whether its command has the option `--limit`. */
  isLimited?: boolean;
  /** Whether the page offers all its rows for a spreadsheet. */
  hasCsv?: boolean;
  /** @param query `filter` is one of the filter's values; empty for all */
  find(office: SubjectOffice, query: { filter: string; limit: number }): Promise<readonly Row[]>;
}

export interface Parameter {
  name: string;
  help?: string;
  choices?: readonly string[];
  /** How a command takes it: as a required argument when left out. */
  as?: "optional argument" | "option";
  /** @throws InvalidArgumentError */
  parse?(typed: string): string;
}

/** Stands between the texts of several files of one field. */
export const fileSeparator = "\u0000";

/** Returns a value by the name of its parameter; empty when it was not given. */
export type Values = (name: string) => string;

interface ActionResult {
  sentence: string;
  /** Page to go on to; the subject's own when left out. */
  to?: string;
  /** Printed by terminals in place of the sentence. */
  text?: string;
  /** Printed with `--json` in place of the sentence. */
  data?: object;
}

export interface SubjectAction {
  /** Name of its command; the action's own when left out. */
  command?: string;
  /** Help text of its command. Without one, the action has no generated command. */
  description?: string;
  parameters?: readonly Parameter[];
  /** Whether its form must be confirmed: see `Action.confirm`. */
  isConfirmed?: boolean;
  /** @param by name of the sign-in @throws OfficeError with a sentence for staff */
  perform(office: SubjectOffice, value: Values, by: string): Promise<ActionResult>;
}

export interface Details extends View {
  /** Facts that the page states in its title and lead. */
  identity?: Facts;
  /** Printed with `--json`. */
  data: unknown;
}

/** One subject of the office, defined once for terminal, JSON and page (docs/decisions/0027). */
export interface Subject {
  title: string;
  path: string;
  /** Path of the place in the menu where it shows; its own when left out. Another place also leads there from its actions. */
  within?: string;
  lead: string;
  /** Help text of its group of commands. */
  description?: string;
  listings?: readonly Listing<unknown>[];
  /** Forms under the listings on the page. */
  forms?: { title: string; actions: readonly Action[] };
  /** Its page, where it is not drawn from what follows. */
  page?(office: SubjectOffice, query: Values): Promise<Page>;
  /** Parts of its page, where they are not its listings and forms. */
  parts?(office: SubjectOffice): Promise<Part[]>;
  show?: {
    /** Help text of its command. Without one, there is no command. */
    description?: string;
    parameter: Parameter;
    /** Its page, where it is not drawn from what `load` returns. */
    page?(office: SubjectOffice, typed: string, query: Values): Promise<Page>;
    /** @throws OfficeError when it does not exist */
    load(office: SubjectOffice, typed: string, query: Values): Promise<Details>;
  };
  /** Files by their path below the subject's own, such as `:month/receipts.csv`. */
  files?: Readonly<Record<string, (office: SubjectOffice, value: Values) => Promise<OfficeFile>>>;
  /** Actions by the last part of the path that their forms are posted to. */
  actions?: Readonly<Record<string, SubjectAction>>;
  /** Adds commands that the page does not offer. */
  addCommands?(group: CommandUnknownOpts, office: Office): void;
}

/** Something that a browser shows or keeps. */
export interface OfficeFile {
  type: string;
  body: string | Uint8Array<ArrayBuffer>;
  /** Name under which a browser keeps it; without one, it is shown. */
  saveAs?: string;
  headers?: Readonly<Record<string, string>>;
}

export function oneOf<Value extends string>(
  values: readonly Value[],
  given: string,
): Value | undefined {
  return values.find((value) => value === given);
}
