import { z } from "zod";
import { isPublished, publishing } from "#collections/articles/publishing.ts";
import { type Source, source } from "#collections/articles/source.ts";
import { getCases } from "#collections/cases/cases.ts";
import { type Content, contentFolder, type Entry, getter } from "#collections/content.ts";
import { isPageAddress, optionalWebAddress } from "#collections/reading/address.ts";
import {
  day,
  optional,
  optionalList,
  optionalText,
  refuse,
  slug,
  text,
} from "#collections/reading/field.ts";
import { choiceOf, field, inFold } from "#collections/reading/form.ts";
import { ContentError } from "#collections/reading/problem.ts";
import { countryName, getCountries } from "#collections/site/countries.ts";
import { type FactName, knownFacts, yearOrDate } from "./known-facts.ts";
import { substance } from "./substance.ts";

/** Stands in the field `country` of what holds for several countries. */
export const continent = "Africa";

export const lawKinds = {
  "data-protection": "Data protection",
  cyber: "Cyber",
  information: "Access to information",
  digital: "Electronic transactions and government",
  finance: "Payments and lending",
  // Strategies have no force, so they come after the laws.
  ai: "Artificial intelligence",
  continental: "Continental and regional",
} as const;

export const lawStandings = {
  law: "Law",
  constitution: "Constitution",
  regulations: "Regulations",
  guidelines: "Guidelines, not law",
  passed: "Passed, not confirmed as law",
  bill: "Bill, not law",
  strategy: "Strategy, not law",
  instrument: "Treaty, resolution or policy",
  "reported-struck-down": "Reported struck down, not confirmed",
  "struck-down": "Struck down by a court",
  repealed: "Repealed",
} as const;

const purposeAndChapter = "What it is for, and its chapter";
const relatives = "Made under, our cases, ratified by";
const sourcesFold = "Sources";

function lawSchema(content: Content) {
  const cases = new Set(getCases(content).map((entry) => entry.slug));
  return z
    .strictObject({
      country: countryName(content, [continent]).meta({
        title: "Country",
        description: "Africa stands for what holds for several.",
      }),
      title: text,
      number: field(optionalText, "Number", "When it was passed, such as Act 9 of 2019."),
      chapter: optionalText.meta({
        title: "Chapter",
        description: "Its place in a revised edition of the laws, such as Cap. 97.",
        fold: purposeAndChapter,
      }),
      kind: choiceOf("Subject", lawKinds),
      standing: choiceOf("What it is", lawStandings),
      year: field(z.int().min(1960).max(2100), "Year of adoption"),
      purpose: inFold(
        purposeAndChapter,
        field(optionalText, "What it is for", "In a sentence or two."),
      ),
      ...knownFacts,
      substance,
      status: inFold(
        "What else the sources say",
        field(optionalText, "What else the sources say", "Blank when they say nothing more."),
      ),
      dates: optionalList(
        z.strictObject({ date: yearOrDate, event: field(text, "What happened") }),
      ).meta({ description: "Oldest first: a day, a month or a year." }),
      under: optional(slug).meta({
        title: "Made under",
        description: "The law that it was made under or that it changes.",
        fold: relatives,
      }),
      cases: optionalList(
        z.string().refine((name) => cases.has(name), {
          error: ({ input }) =>
            `"${String(input)}" is not in content/cases; write the name of the file without .yaml`,
        }),
      ).meta({ title: "Our cases", description: "Cases that turn on it.", fold: relatives }),
      officialLink: optionalWebAddress.meta({
        title: "Official address",
        description: "Of the text or the authority, as a source lists it; it may be a home page.",
        fold: sourcesFold,
      }),
      /** Publications that the entry was taken from; with `href`, the page that a reader can open. */
      sources: z
        .array(
          source.refine(({ href }) => href === undefined || isPageAddress(href), {
            path: ["href"],
            error:
              "is a home page, where no reader finds the law; give the address of the page itself, or take the line away",
          }),
        )
        .min(1, "a law without a source is not published")
        .meta({ fold: sourcesFold }),
      sourceNotOpened: z.boolean().default(false).meta({
        title: "No source could be opened",
        description: "The page says so, and counts it.",
        fold: sourcesFold,
      }),
      checkedOn: field(day, "Checked on", "Day of the last comparison with its sources."),
      ratifiedBy: optionalList(countryName(content)).meta({
        description: "For treaties.",
        fold: relatives,
      }),
      ...publishing,
      /** The section of a law shows its fields, each with its sources. */
      body: z.string().max(0).default(""),
    })
    .superRefine((law, context) => {
      const address = sourceAddress(law);
      if (address && law.sourceNotOpened) {
        refuse(context, ["sourceNotOpened"], `take this line away: a reader can open ${address}`);
      } else if (!address && !law.sourceNotOpened) {
        refuse(
          context,
          ["sources"],
          "none leads a reader to its page: write its address as href, or add the line sourceNotOpened: true, which the page says and counts",
        );
      }
    });
}

type Sourced = Pick<z.output<ReturnType<typeof lawSchema>>, FactName | "sources" | "officialLink">;

/** Every source of a law, those of its facts too, each once. */
function allSources({ sources, inForce, regulator, complaints }: Sourced): Source[] {
  const ofFacts = [inForce, regulator, complaints].flatMap((fact) => fact?.source ?? []);
  const all = [...sources, ...ofFacts];
  return [...new Map(all.map((source) => [source.href ?? source.name, source])).values()];
}

/** Returns the first address of a law that is a page and not a home page. */
export function sourceAddress(law: Sourced): string | undefined {
  return [...allSources(law).map(({ href }) => href), law.officialLink].find(
    (address) => address !== undefined && isPageAddress(address),
  );
}

export type Law = Entry<z.output<ReturnType<typeof lawSchema>>> & {
  /** Address of its section on the page of its country. */
  path: string;
  /** The part of that address behind the #. */
  anchor: string;
};

export const lawsPath = "/news/laws";

/** On the page of the library, where the countries without laws are named. */
export const withoutLawsAnchor = "none-verified";
export const comparePath = `${lawsPath}/compare`;

/** Last part of the address of a page of laws: a country's own, or the continent's. */
export const continentSlug = "africa";

/** The library, of which a script shows one kind alone. */
export const kindPath = (kind: Law["kind"]) => `${lawsPath}?kind=${kind}#list`;

/** Address of the page of a country's laws. */
export const countryLawsPath = (slug: string) => `${lawsPath}/country/${slug}`;

/** Address of a law: a section of its country's page, named after its title without what stands in brackets. */
export function lawAddress(
  { country, title }: { country: string; title: string },
  content?: Content,
): { path: string; anchor: string } {
  const listed = getCountries(content).find(({ name }) => name === country);
  const anchor = title
    .replaceAll(/\(.*?\)/g, "")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return { path: `${countryLawsPath(listed?.slug ?? continentSlug)}#${anchor}`, anchor };
}

/** The contact form, which reads out of its address that it is about a mistake in the laws of a country. */
export const reportLawPath = ({ slug, label }: { slug: string; label: string }) =>
  `/contact?${new URLSearchParams({ about: `law-${slug}`, country: label })}` as const;

export const lawFolder = contentFolder("laws", lawSchema);

/** All laws by country and year, drafts too. @throws ContentError at one whose `under` names no file */
export const getLawsWithDrafts = getter((content): Law[] => {
  const laws = lawFolder(content);
  const slugs = new Set(laws.map((law) => law.slug));
  const problems = laws
    .filter(({ under }) => under !== undefined && !slugs.has(under))
    .map((law) => ({
      file: `content/laws/${law.slug}.md`,
      field: "under",
      reason: `"${law.under}" is not in content/laws; write the name of the file without .md`,
    }));
  const addressed = laws.map((law) => ({ ...law, ...lawAddress(law, content) }));
  const seen = new Map<string, string>();
  for (const { path, slug } of addressed) {
    const earlier = seen.get(path);
    if (earlier) {
      problems.push({
        file: `content/laws/${slug}.md`,
        field: "title",
        reason: `gives the same address as content/laws/${earlier}.md; make the titles differ`,
      });
    }
    seen.set(path, slug);
  }
  if (problems.length > 0) throw new ContentError(problems);
  return addressed.sort(
    (a, b) =>
      Number(a.country === continent) - Number(b.country === continent) ||
      a.country.localeCompare(b.country, "en") ||
      Object.keys(lawKinds).indexOf(a.kind) - Object.keys(lawKinds).indexOf(b.kind) ||
      a.year - b.year,
  );
});

export const getLaws = getter((content): Law[] =>
  getLawsWithDrafts(content).filter((law) => isPublished(law)),
);

/** Whether it is an act on data protection itself: no bill, and nothing made under an act. */
export function isDataLaw({ kind, standing }: Law): boolean {
  return kind === "data-protection" && (standing === "law" || standing === "passed");
}

/** Day on which one of these laws was last compared with its sources. */
export function lastCheckedOn(laws: readonly Law[]): string {
  const days = laws.map(({ checkedOn }) => checkedOn);
  return days.toSorted().at(-1) ?? "";
}

/** Counts the entries with a source that a reader can open, and those without. */
export function countSources(laws: readonly Law[]): { opened: number; notOpened: number } {
  const notOpened = laws.filter(({ sourceNotOpened }) => sourceNotOpened).length;
  return { opened: laws.length - notOpened, notOpened };
}

/** Days after which a row counts as not checked. */
const staleAfterDays = 365;

export function isStale({ checkedOn }: Pick<Law, "checkedOn">, now: number = Date.now()): boolean {
  return now - Date.parse(checkedOn) > staleAfterDays * 86_400_000;
}

export type CountryLaws = ReturnType<typeof getLawsByCountry>[number];

export const getLawsByCountry = getter((content) => {
  const laws = getLaws(content);
  const ofCountry = Map.groupBy(laws, ({ country }) => country);
  const treaties = laws.filter(({ ratifiedBy }) => ratifiedBy.length > 0);
  return getCountries(content).map((country) => ({
    ...country,
    laws: ofCountry.get(country.name) ?? [],
    /** Continental instruments that a source lists it as having ratified. */
    ratified: treaties.filter(({ ratifiedBy }) => ratifiedBy.includes(country.name)),
  }));
});
