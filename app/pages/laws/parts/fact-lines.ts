import { fillPlaceholders } from "#collections/formats/fill-placeholders.ts";
import { formatDate } from "#collections/formats/format-day.ts";
import { factNames, hasHomePageOnly, lawForces } from "#collections/laws/known-facts.ts";
import { isDataLaw, type Law } from "#collections/laws/laws.ts";
import { getPage } from "#collections/pages/pages.ts";
import { isLaw } from "./law-rows.ts";

/** The facts that come first for a law: those known, and the names of unconfirmed ones it should have. */
export function factLines(law: Law) {
  const { fieldLabels, facts: words } = getPage("laws").library;
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
  const known = factNames.flatMap((name) => {
    const fact = law[name];
    if (!fact) return [];
    const { note, source, comparedOn } = fact;
    const lines: { text?: string | undefined; href?: string | undefined }[] = answers[name];
    const homePage = name === "complaints" && hasHomePageOnly(law) ? words.homePage : undefined;
    const notes = [homePage, note].flatMap((one) => one ?? []);
    const label = fieldLabels[name];
    return { name, label, lines: lines.filter(({ text }) => text), notes, source, comparedOn };
  });
  const missing = factNames
    .filter((name) => !law[name] && (isDataLaw(law) || (name === "inForce" && isLaw(law))))
    .map((name) => words.unconfirmed[name]);
  return { known, missing };
}

function forceText({ inForce }: Law): string | undefined {
  const { facts: words } = getPage("laws").library;
  const { answer = "not known", since } = inForce ?? {};
  if (answer === "no" || answer === "not known") return words[answer];
  return fillPlaceholders(since ? words.since : words.dayNotFound, {
    answer: words[answer],
    date: since ? formatDate(since) : "",
  });
}

/** E.g. “In force since 12 March 2021”; undefined where no source answers it. */
export function forceSentence({ inForce }: Law): string | undefined {
  if (!inForce || inForce.answer === "not known") return undefined;
  const force = lawForces[inForce.answer];
  if (!inForce.since) return force;
  const { forceSince } = getPage("laws").library.facts;
  return fillPlaceholders(forceSince, { force, date: formatDate(inForce.since) });
}

/** Its name, and that it does not exist yet where a source says so. */
export function regulatorText({ regulator }: Law): string | undefined {
  if (!regulator?.notSetUp) return regulator?.name;
  return fillPlaceholders(getPage("laws").library.facts.notSetUp, {
    name: regulator.name,
  });
}

/** An address as people read it; of a long one, the site. */
function shown(address: string): string {
  const short = address.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
  return short.length > 40 ? short.replace(/\/.*/, "/…") : short;
}
