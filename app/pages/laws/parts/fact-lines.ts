import { formatDate } from "#collections/formats/format-day.ts";
import { factNames, hasHomePageOnly, lawForces } from "#collections/laws/known-facts.ts";
import { isDataLaw, type Law } from "#collections/laws/laws.ts";
import { getPage } from "#collections/pages/pages.ts";
import { isLaw } from "./law-rows.ts";

/** Names of the facts. */
export const factLabels = {
  inForce: "In force?",
  regulator: "Regulator",
  complaints: "Where to complain",
};

/** The same where nobody has confirmed them. */
const unconfirmed = {
  inForce: "whether it is in force",
  regulator: "who the regulator is",
  complaints: "where to complain",
};

const forceAnswers = { yes: "Yes", partly: "In part", no: "No", "not known": "Not known" };

const homePageOnly = () => getPage("laws").library.homePageOnly;

/** The facts that come first for a law: those known, and the names of unconfirmed ones it should have. */
export function factLines(law: Law) {
  const { page, email, post } = law.complaints ?? {};
  const answers = {
    inForce: [{ text: forceText(law) }],
    regulator: [{ text: regulatorText(law) }],
    complaints: [
      { text: page && shown(page), href: page },
      { text: email, href: `mailto:${email}` },
      { text: post },
    ],
  };
  const facts = factNames.flatMap((name) => {
    const fact = law[name];
    if (!fact) return [];
    const { note, source, comparedOn } = fact;
    const lines: { text?: string | undefined; href?: string | undefined }[] = answers[name];
    const homePage = name === "complaints" && hasHomePageOnly(law) ? homePageOnly() : undefined;
    const notes = [homePage, note].flatMap((text) => text ?? []);
    const label = factLabels[name];
    return { name, label, lines: lines.filter(({ text }) => text), notes, source, comparedOn };
  });
  const missing = factNames
    .filter((name) => !law[name] && (isDataLaw(law) || (name === "inForce" && isLaw(law))))
    .map((name) => unconfirmed[name]);
  return { facts, missing };
}

function forceText({ inForce }: Law): string | undefined {
  const { answer = "not known", since } = inForce ?? {};
  const label = forceAnswers[answer];
  if (answer === "no" || answer === "not known") return label;
  return since ? `${label}, since ${formatDate(since)}` : `${label}; day not found`;
}

/** E.g. “In force since 12 March 2021”; undefined where no source answers it. */
export function forceSentence({ inForce }: Law): string | undefined {
  if (!inForce || inForce.answer === "not known") return undefined;
  const force = lawForces[inForce.answer];
  if (!inForce.since) return force;
  return `${force} since ${formatDate(inForce.since)}`;
}

/** Its name, and that it does not exist yet where a source says so. */
export function regulatorText({ regulator }: Law): string | undefined {
  if (!regulator?.notSetUp) return regulator?.name;
  return `${regulator.name}: not set up yet`;
}

/** An address as people read it; of a long one, the site. */
function shown(address: string): string {
  const short = address.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
  return short.length > 40 ? short.replace(/\/.*/, "/…") : short;
}
