import type { CommandUnknownOpts } from "@commander-js/extra-typings";
import type { Office } from "../commands/command.ts";
import type { Page } from "../shell/frame.ts";
import type { ListRow } from "../shell/parts.ts";

/** The part of an office that works without a terminal. */
export type SubjectOffice = Pick<Office, "store" | "settings" | "services">;

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
  /** Warning shown before an action that cannot be undone; its form must be confirmed. */
  confirm?: string;
  /** @throws OfficeError with a sentence for staff */
  perform(office: SubjectOffice, value: Values): Promise<ActionResult>;
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
  /** Path of its place in the menu; its own when left out. */
  place?: string;
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

/** How a state is coloured: neutral, well, waiting for staff, or wrong. */
export type Tone = "plain" | "good" | "waiting" | "bad";

export interface Action {
  /** Path that it is posted to. */
  to: string;
  label: string;
  /** How its button looks: as the first thing to do (`""`), as one of several, or quietly. */
  tone?: "" | "line" | "quiet" | "gold";
  fields?: Readonly<Record<string, string>>;
  /** Below each other, where there are several. */
  inputs?: readonly Input[];
}

/** A field of a form. Files and boxes may be several. */
export interface Input {
  name: string;
  label: string;
  type: "email" | "text" | "textarea" | "file" | "checkbox";
  /** Below it; what stands between two ` is typed as it stands. */
  note?: string;
  value?: string;
  options?: readonly { value: string; label: string }[];
}

export type Cell =
  | string
  | number
  | { text: string; href?: string; tone?: Tone }
  | { actions: readonly Action[] };

/** Values by label; empty ones are left out. */
export type Facts = Readonly<Record<string, string | null>>;

export type Part =
  | {
      kind: "table";
      title: string;
      columns: readonly string[];
      rows: readonly (readonly Cell[])[];
      none: string;
    }
  | { kind: "facts"; title: string; facts: Facts }
  /** Text as a stranger typed it. */
  | { kind: "text"; title: string; text: string }
  | {
      kind: "links";
      label: string;
      /** Whether they choose what the list below shows. */
      isFilter?: boolean;
      links: readonly { text: string; href: string; isCurrent?: boolean }[];
    }
  | {
      kind: "actions";
      title: string;
      /** Shown before the forms, as buttons. */
      links?: readonly { text: string; href: string }[];
      actions: readonly Action[];
    }
  /** Another address of the office, shown inside the page. It runs no scripts. */
  | { kind: "frame"; title: string; src: string; isSmall?: boolean }
  /** Lines that each lead somewhere. */
  | { kind: "rows"; title: string; rows: readonly ListRow[] };

export function formPart(title: string, action: Action): Part {
  return { kind: "actions", title, actions: [action] };
}

export interface View {
  title: string;
  lead: string;
  parts: readonly Part[];
}

export function oneOf<Value extends string>(
  values: readonly Value[],
  given: string,
): Value | undefined {
  return values.find((value) => value === given);
}
