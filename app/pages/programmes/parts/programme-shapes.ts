import type { ComponentProps } from "react";
import type { ListSection } from "#app/components/lists/item-list.tsx";
import { programmeThemes } from "#app/components/lists/programme-themes.ts";
import type { ProgrammeId } from "#collections/programmes/collection.ts";
import heads from "./programme-head.module.css";
import styles from "./programme-lists.module.css";
import type { ProgrammePage } from "./programme-page.tsx";

type ListLook = Pick<
  ComponentProps<typeof ListSection>,
  "className" | "isOrdered" | "tone" | "top" | "bottom"
>;

/** How a list of a programme looks; `programme-lists.module.css` has the drawing of each. */
export const looks = {
  /** Names on the left and what they mean on the right, ruled like a ledger. */
  ledger: { className: styles.ledger, top: "none" },
  /** Texts that stand like posts, each under a beam of cloth. */
  posts: { className: `split columns-4 ${styles.posts}`, top: "none" },
  /** Texts that climb from left to right, each on the step above the last. */
  stairs: { className: `split columns-3 ${styles.stairs}`, isOrdered: true },
  /** Texts on the rungs of a ladder. */
  ladder: { className: styles.ladder, top: "none" },
  /** Sentences side by side, each a little higher than the last. */
  risingLines: { className: `split columns-3 gap-6 ${styles.risingLines}`, top: "none" },
  /** Short names that run on in large letters, a diamond between each two. */
  largeNames: {
    className: `title-4 ${styles.largeNames}`,
    tone: "dye",
    top: "less",
    bottom: "less",
  },
  /** Groups of people on one ground line, their names below. */
  people: { className: `title-2 ${styles.people}`, tone: "leaf" },
  /** Short names, each on a seam with a diamond: nothing here looks as if it could be pressed. */
  seams: {
    className: `split columns-3 diamonds title-3 ${styles.seams}`,
    tone: programmeThemes.tsg.tone,
    top: "less",
    bottom: "less",
  },
  /** Names as knots on one thread: from left to right, or downwards where there is no room. */
  thread: {
    className: `split columns-4 title-3 ${styles.thread}`,
    tone: "leaf",
    top: "less",
    bottom: "less",
  },
} satisfies Record<string, ListLook>;

interface ProgrammeShape {
  /** Class of a head whose drawing lies freely; left out, words and cloth stand side by side. */
  head?: string | undefined;
  goalPlace: "beside" | "panel" | "field";
  objectives: { look: ListLook; drawings?: readonly string[] };
  invitation?: ComponentProps<typeof ProgrammePage>["invitation"];
}

/** What tells the programmes apart: a gate, an account, a network, people who climb. */
export const programmeShapes: Record<ProgrammeId, ProgrammeShape> = {
  tsg: {
    goalPlace: "panel",
    objectives: {
      look: looks.posts,
      drawings: ["beam-research", "beam-advocacy", "beam-training", "beam-innovation"],
    },
    invitation: { tone: "leaf", art: "hero-gathering" },
  },
  bita: {
    head: heads.figure,
    goalPlace: "beside",
    objectives: { look: looks.ledger },
    invitation: { tone: "gold", art: "hero-scales", side: "right" },
  },
  ainow: {
    head: `${heads.band} ${heads.above}`,
    goalPlace: "field",
    objectives: { look: looks.stairs },
  },
  emt: {
    head: `${heads.band} ${heads.below}`,
    goalPlace: "beside",
    objectives: { look: looks.ladder },
  },
};
