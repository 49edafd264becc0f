import type { Page } from "./frame.ts";
import type { ListRow } from "./parts.ts";

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
  /** What its button is about, for those who do not see what stands around it. */
  note?: string;
  /** What it does or cannot undo, said before it is done. */
  confirm?: string;
  /** Whether what must be confirmed destroys nothing: its button is not red. */
  isHarmless?: boolean;
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
type Facts = Readonly<Record<string, string | null>>;

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
      links?: readonly { text: string; href: string; isQuiet?: boolean }[];
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
  /** As for a page. */
  refreshAfter?: number;
  crumbs?: NonNullable<Page["crumbs"]>;
  parts: readonly Part[];
}
