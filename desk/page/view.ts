/** How something stands: nothing to say, well, waiting for somebody, or wrong. */
export type Tone = "plain" | "good" | "waiting" | "bad";

/** Something that somebody at the desk can do. It is a form that is posted. */
export interface Action {
  /** Path that it is posted to. */
  to: string;
  label: string;
  fields?: Readonly<Record<string, string>>;
  /** Something to fill in. */
  input?: { name: string; label: string; type: "email" | "text" };
  /** Something to choose. */
  choice?: { name: string; label: string; options: readonly string[]; chosen: string };
}

/** One field of a table: words, perhaps as a link or with a tone, or what can be done. */
export type Cell =
  | string
  | number
  | { text: string; href?: string; tone?: Tone }
  | { actions: readonly Action[] };

export type Part =
  | {
      kind: "table";
      title: string;
      columns: readonly string[];
      rows: readonly (readonly Cell[])[];
      /** Said when there are no rows. */
      none: string;
    }
  | { kind: "facts"; title: string; facts: Readonly<Record<string, string | null>> }
  /** Words of a stranger, as they were typed. */
  | { kind: "text"; title: string; text: string }
  | {
      kind: "links";
      label: string;
      links: readonly { text: string; href: string; isCurrent?: boolean }[];
    }
  | { kind: "findings"; title: string; findings: readonly FindingView[]; none: string }
  | { kind: "actions"; title: string; actions: readonly Action[] };

/** Something that was looked at, and how it was found. */
export interface FindingView {
  title: string;
  tone: Tone;
  /** The tone in words; empty where it stands above already. */
  state: string;
  /** Where to do something about it. */
  href?: string | undefined;
  sentence: string;
  todo?: string | undefined;
}

/** What one page of the desk shows: found by a section, drawn by `rendering/`. */
export interface View {
  title: string;
  lead?: string;
  parts: readonly Part[];
}

/** What was said of the last thing that somebody did. */
export interface Notice {
  sentence: string;
  isRefusal: boolean;
}

/** One page with everything around it. */
export interface DeskDocument {
  view: View;
  /** All sections, in order. */
  sections: readonly { name: string; path: string }[];
  /** Path of the section that is shown. */
  current: string;
  notice?: Notice | undefined;
  /** What is said before an action is done, by the path that its form is posted to; others are done at once. */
  confirmations: Readonly<Record<string, string>>;
  stylesheets: readonly string[];
  fonts: readonly string[];
}

/** Makes the HTML of a page. It is React, built beside the pages of the site. */
export type RenderDesk = (page: DeskDocument) => string;
