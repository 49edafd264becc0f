import { describe, expect, test } from "vitest";
import { getLaws } from "#schemas/laws/laws.ts";
import { strings } from "./all-content.fixture.ts";

/** Rules 1, 4 and 5 of the content brief, and its rule on addresses. */
describe("the content keeps the house style", () => {
  const all = strings();
  const data = ["id", "path", "parent", "href", "link", "from", "to", "file", "art", "image"];
  const words = all.filter(({ key }) => !data.includes(key));
  const offending = (pattern: RegExp) =>
    words.flatMap(({ file, value }) => {
      const found = pattern.exec(value.replaceAll(/Center for Digital Justice|the Center\b/g, ""));
      return found ? [`${file}: ${found[0]}`] : [];
    });

  test("no personal name and no name of the company in the court cases appears", () => {
    expect(
      offending(/google|alphabet inc|ssekamwa|amumpaire|leni sharon|awino|birikujja/i),
    ).toEqual([]);
  });

  test("the organisation is OTC, and nothing longer", () => {
    expect(offending(/one tech\w* (centre|center|council|company|clinic|collective)/i)).toEqual([]);
  });

  test("there is no superlative and no claim of rank", () => {
    expect(
      offending(
        /\b(leading|foremost|premier|number one|top \w+ firm|the (best|largest|biggest))\b/i,
      ),
    ).toEqual([]);
  });

  test("none of the words that the brief forbids appears", () => {
    const forbidden =
      /trusted by|world[- ]class|ground-?breaking|cutting[- ]edge|flagship|seamless|\bexperts\b/i;
    expect(offending(forbidden)).toEqual([]);
  });

  test("spelling is British, but for the one name that the specification fixes", () => {
    const american = /\b(programs?|organizations?|digitalization|centers?|analyz\w+|favor\w*)\b/i;
    expect(offending(american)).toEqual([]);
  });

  test("prose has typographic apostrophes; what the specification fixes keeps the straight one", () => {
    const straight = words.filter(({ value }) => /\w'\w/.test(value)).map(({ value }) => value);
    expect(new Set(straight)).toEqual(
      new Set(["We'll get back to you within 24 hours.", "What You'll Receive"]),
    );
  });

  test("addresses stay in example domains, but for the two reports and the official sources", () => {
    // Laws, regulators and resolutions are linked where they are published.
    const lawSources = new Set(
      getLaws().flatMap(({ officialLink }) => (officialLink ? [new URL(officialLink).host] : [])),
    );
    const allowed =
      /\.example$|(^|\.)example\.(org|com)$|^www\.newvision\.co\.ug$|^www\.business-humanrights\.org$|\.go\.ug$|^ulii\.org$/;
    // Official addresses of laws are as a source lists them, and their pages say so.
    const hosts = all
      .filter(({ key }) => key !== "officialLink")
      .flatMap(({ value }) =>
        [...value.matchAll(/https?:\/\/([^\s/)>]+)|[\w.+-]+@([\w-]+\.[\w.-]*\w)/g)].map(
          (match) => match[1] ?? match[2] ?? "",
        ),
      );
    expect(hosts.length).toBeGreaterThan(5);
    expect(hosts.filter((host) => !allowed.test(host) && !lawSources.has(host))).toEqual([]);
  });
});
