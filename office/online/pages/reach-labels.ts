import type { Reach } from "../online.ts";

/** What staff read, by how far a publication goes: only one that reaches the public site is called online. */
interface ReachLabels {
  /** The act, as a title and in the menu. */
  title: string;
  lead: string;
  /** Before the number on the button, and after it. */
  button: readonly [string, string];
  /** Below the button. */
  note: string;
  /** Above the list of before. */
  before: string;
  nothing: string;
  /** Once it is done. */
  done: string;
  doneLead: string;
}

export const reachLabels: Readonly<Record<Reach, ReachLabels>> = {
  online: {
    title: "Put it online",
    lead: "What differs from the public site, before and now. Leave out what is not ready.",
    button: ["Put", "online"],
    note: "It takes under a minute; you can go on working.",
    before: "Online before",
    nothing: "Everything is online",
    done: "It is online",
    doneLead: "Everybody sees it",
  },
  "handed in": {
    title: "Hand it in",
    lead: "What differs from what was handed in, before and now. Leave out what is not ready.",
    button: ["Hand in", ""],
    note: "The person who looks after the server brings it to the public site.",
    before: "Handed in before",
    nothing: "Everything is handed in",
    done: "It is handed in",
    doneLead:
      "The person who looks after the server brings it to the public site. It lies in the shared copy",
  },
  kept: {
    title: "Keep it in the history",
    lead: "What differs from the history of this folder, before and now. Leave out what is not ready.",
    button: ["Keep", ""],
    note: "It stays on this computer: no public site is served from here.",
    before: "Kept before",
    nothing: "Everything is in the history",
    done: "It is kept in the history",
    doneLead: "It stays on this computer: no public site is served from here. It is kept",
  },
};
