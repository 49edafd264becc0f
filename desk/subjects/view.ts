/** How a state is coloured: neutral, well, waiting for staff, or wrong. */
export type Tone = "plain" | "good" | "waiting" | "bad";

/** A form that performs one action of a subject. */
export interface Action {
  /** Path that it is posted to. */
  to: string;
  label: string;
  /** Hidden fields. */
  fields?: Readonly<Record<string, string>>;
  input?: { name: string; label: string; type: "email" | "text" };
  choice?: { name: string; label: string; options: readonly string[]; chosen: string };
}

/** One cell of a table. */
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
      /** Shown when there are no rows. */
      none: string;
    }
  | { kind: "facts"; title: string; facts: Facts }
  /** Text as a stranger typed it. */
  | { kind: "text"; title: string; text: string }
  | {
      kind: "links";
      label: string;
      links: readonly { text: string; href: string; isCurrent?: boolean }[];
    }
  | { kind: "findings"; title: string; findings: readonly FindingView[]; none: string }
  | { kind: "actions"; title: string; actions: readonly Action[] };

/** The result of one check. */
export interface FindingView {
  title: string;
  tone: Tone;
  /** The tone in words; empty where the heading above already states it. */
  state: string;
  /** Page where staff can act on it. */
  href?: string | undefined;
  sentence: string;
  todo?: string | undefined;
}

/** Everything that one page of the desk shows. */
export interface View {
  title: string;
  lead: string;
  parts: readonly Part[];
}
