import type { Article } from "#collections/articles/articles.ts";
import { forceOf, type lawForces } from "#collections/laws/known-facts.ts";
import type { Law } from "#collections/laws/laws.ts";
import type { getBreadcrumbs } from "#collections/pages/pages.ts";
import type { KnownOrganisation, Organisation } from "#collections/site/organisation.ts";

/** A description after https://schema.org of what the page says too. JSON drops what is undefined. */
export type Description = Readonly<Record<string, unknown>>;

const context = "https://schema.org";

const describe = (type: string | readonly string[], facts: Description): Description => ({
  "@context": context,
  "@type": type,
  ...facts,
});

const anyOf = <Item>(list: readonly Item[]) => (list.length > 0 ? list : undefined);

/** The way from home to a page, as `getBreadcrumbs` gives it. */
export type BreadcrumbPath = Omit<NonNullable<ReturnType<typeof getBreadcrumbs>>, "label">;

/** Who runs the site, on the home page; `countryCode` is ISO 3166-1 alpha-2, as schema.org wants it. */
export function organisationCard(organisation: KnownOrganisation, countryCode: string) {
  const { name, url, email, phone, building, city, social } = organisation;
  const elsewhere = [social.linkedin, social.x].filter((address) => address !== undefined);
  return describe(["Organization", "NGO"], {
    "@id": `${url}/#organisation`,
    name,
    url: `${url}/`,
    logo: `${url}/icon-512.png`,
    email,
    telephone: phone,
    address: {
      "@type": "PostalAddress",
      streetAddress: building,
      addressLocality: city,
      addressCountry: countryCode,
    },
    sameAs: anyOf(elsewhere),
  });
}

/** The page itself comes last and needs no address. */
export function breadcrumbList({ ancestors, current }: BreadcrumbPath, origin: string) {
  return describe("BreadcrumbList", {
    itemListElement: [
      ...ancestors.map(({ label, href }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: label,
        item: `${origin}${href}`,
      })),
      { "@type": "ListItem", position: ancestors.length + 1, name: current },
    ],
  });
}

const articleTypes = { news: "NewsArticle", publication: "Report", blog: "BlogPosting" } as const;

/** An item of news, publications or blogs; without authors, of the organisation. `image`: a full address. */
export function articleCard(
  article: Pick<Article, "kind" | "title" | "summary" | "path" | "date" | "updated" | "authors">,
  { name, url }: Pick<Organisation, "name" | "url">,
  image?: string,
): Description {
  const organisation = { "@type": "Organization", name, url: `${url}/` };
  return describe(articleTypes[article.kind], {
    headline: article.title,
    description: article.summary,
    image,
    mainEntityOfPage: `${url}${article.path}`,
    datePublished: article.date,
    dateModified: article.updated ?? article.date,
    inLanguage: "en",
    author:
      article.authors.length > 0
        ? article.authors.map((author) => ({ "@type": "Person", name: author }))
        : organisation,
    publisher: { ...organisation, logo: `${url}/icon-512.png` },
  });
}

/** What schema.org calls each kind of force; where nothing is confirmed, nothing is said. */
const legalForces = {
  yes: "InForce",
  partly: "PartiallyInForce",
  no: "NotInForce",
  "not known": undefined,
} as const satisfies Record<keyof typeof lawForces, string | undefined>;

/** What each standing is as a type of legislation; the others are no legislation. */
const legislationTypes: Partial<Record<Law["standing"], string>> = {
  law: "Act",
  constitution: "Constitution",
  regulations: "Regulations",
  passed: "Act passed, not confirmed as law",
  bill: "Bill",
  "reported-struck-down": "Act",
  "struck-down": "Act",
  repealed: "Act",
};

/** A law, made under `parent`. Strategies and guidelines are works, because they are no legislation. */
export function legislationCard(
  law: Law,
  country: { code: string } | undefined,
  parent: Pick<Law, "title" | "path"> | undefined,
  { name, url }: Pick<Organisation, "name" | "url">,
): Description {
  const legislationType = legislationTypes[law.standing];
  const force = law.standing === "bill" ? "NotInForce" : legalForces[forceOf(law)];
  const identifiers = [law.number, law.chapter].filter((identifier) => identifier !== undefined);
  return describe(legislationType ? "Legislation" : "CreativeWork", {
    "@id": `${url}${law.path}`,
    name: law.title,
    description: law.purpose,
    mainEntityOfPage: `${url}${law.path}`,
    sameAs: law.officialLink,
    spatialCoverage: { "@type": "Place", name: law.country },
    ...(legislationType
      ? {
          legislationType,
          legislationJurisdiction: country
            ? { "@type": "Country", name: law.country, identifier: country.code }
            : { "@type": "AdministrativeArea", name: law.country },
          legislationDate: `${law.year}`,
          legislationIdentifier: anyOf(identifiers),
          legislationLegalForce: force && `${context}/${force}`,
          isBasedOn: parent && {
            "@type": "Legislation",
            name: parent.title,
            url: url + parent.path,
          },
        }
      : { dateCreated: `${law.year}` }),
    subjectOf: {
      "@type": "WebPage",
      url: `${url}${law.path.replace(/#.*/, "")}`,
      dateModified: law.checkedOn,
      citation: anyOf(law.sources.flatMap(({ href }) => href ?? [])),
      publisher: { "@type": "Organization", name, url: `${url}/` },
    },
  });
}

export function definedTerms(
  terms: readonly { id: string; term: string; meaning: string }[],
  { heading, path }: { heading: string; path: string },
  origin: string,
): Description {
  return describe("DefinedTermSet", {
    name: heading,
    url: `${origin}${path}`,
    hasDefinedTerm: terms.map(({ id, term, meaning }) => ({
      "@type": "DefinedTerm",
      name: term,
      description: meaning,
      url: `${origin}${path}#${id}`,
    })),
  });
}
