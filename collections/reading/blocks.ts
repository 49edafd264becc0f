import { z } from "zod";
import { internalPath, webAddress } from "./address.ts";
import { listOf, text, texts } from "./field.ts";

export const link = z.strictObject({
  label: text.meta({ title: "Words of the link" }),
  href: z.union([internalPath, webAddress]).meta({
    title: "Where it leads",
    description: "A page of ours begins with a slash, another site with https://.",
  }),
});
/** Links in a row or a list; never none. */
export const links = listOf(link);
export type Link = z.infer<typeof link>;

/** The drawn marks that name things; they are drawn in `app/art/`. */
export const mark = z
  .enum([
    "node",
    "packet",
    "column",
    "scales",
    "key",
    "zig",
    "comb",
    "diamond",
    "ladder",
    "hour",
    "fork",
    "stairs",
    "link",
    "fish",
    "cross",
    "dots",
    "gate",
    "wave",
  ])
  .meta({ title: "Drawn mark", description: "One of the marks drawn for this site." });

/** Coloured grounds of the design; see the tokens in `app/styles/`. */
export const tone = z
  .enum(["leaf", "night", "bark", "gold", "jac", "dye"])
  .meta({ title: "Colour of the ground" });

/** A name with one or more sentences that explain it. */
export const titled = z.strictObject({
  title: text,
  description: text.meta({ title: "What it means" }),
});

export const passage = z.strictObject({
  heading: text,
  paragraphs: texts.meta({ description: "Each entry is one paragraph." }),
});

/** A heading with one introducing sentence; what follows comes from a collection. */
export const introduced = z.strictObject({
  heading: text,
  intro: text.meta({ title: "Introduction", description: "One sentence below the heading." }),
});

/** A heading with a list of short points. */
export const headedList = z.strictObject({ heading: text, items: texts.meta({ title: "Points" }) });

export const invitation = z.strictObject({
  heading: text,
  text,
  actions: links.meta({ title: "Buttons" }),
});
