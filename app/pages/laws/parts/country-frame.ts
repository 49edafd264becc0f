import { stripCloth } from "#app/art/strip-cloth.ts";
import type { Frame } from "#app/embeds/frame.ts";
import { fillPlaceholders } from "#collections/formats/fill-placeholders.ts";
import { type CountryLaws, getLawsByCountry, isDataLaw, lawsPath } from "#collections/laws/laws.ts";
import { getPage } from "#collections/pages/pages.ts";
import { dyesOf } from "../art/country-cloths.ts";
import { factLines } from "./fact-lines.ts";
import { checkedSentence, lawRow } from "./law-rows.ts";

const size = { width: 190, height: 208 };
/** Threads without a weft: nothing is woven from the name yet. */
const bareWarp = `<path stroke="#7fa391" stroke-width="2" d="${Array.from({ length: 21 }, (_, at) => `M${at * 9 + 5} 0v${size.height}`).join("")}"/>`;

/** What a box on other sites says of a country: whether it has a law on personal data, and its cloth. */
export function countryFrame({ name, slug, laws }: CountryLaws): Frame {
  const { frame: labels } = getPage("press").embed;
  const [law] = laws.filter(isDataLaw);
  const entries = fillPlaceholders(laws.length === 1 ? labels.oneEntry : labels.entries, {
    count: laws.length,
  });
  const caution = law && lawRow(law).caution;
  const force = law && factLines(law).known.find((fact) => fact.name === "inForce")?.lines[0]?.text;
  const known = caution
    ? `${caution}.`
    : force &&
      fillPlaceholders(labels.inForce, {
        answer: `${force.charAt(0).toLowerCase()}${force.slice(1)}`,
      });
  const isListed = laws.length > 0;
  return {
    tone: "night",
    heading: name,
    tag: law ? (caution ? labels.hasText : labels.hasLaw) : labels.noLaw,
    isDone: law && !caution,
    text: law ? [`${law.title}.`, known].filter(Boolean).join(" ") : labels.noLawText,
    small: isListed ? `${entries} ${checkedSentence(laws, labels.compared)}` : entries,
    link: isListed
      ? { label: labels.countryLink, href: `${lawsPath}/country/${slug}` }
      : { label: labels.noneLink, href: lawsPath },
    cloth: isListed
      ? stripCloth(name, dyesOf(getLawsByCountry())(slug), { ...size, id: "c" }).replace(
          "<svg ",
          `<svg width="${size.width}" height="${size.height}" `,
        )
      : `<svg width="${size.width}" height="${size.height}">${bareWarp}</svg>`,
  };
}
