import { expect, test } from "vitest";
import { getLaws, type Law } from "#collections/laws/laws.ts";
import { factLines } from "./fact-lines.ts";

const [first] = getLaws();
if (!first) throw new Error("The library is empty.");
const law: Law = {
  ...first,
  kind: "data-protection",
  standing: "law",
  inForce: undefined,
  regulator: undefined,
  complaints: undefined,
};
const sourced = { note: undefined, source: { name: "A gazette" }, comparedOn: "2026-11-23" };
const textsOf = (fields: Partial<Law>) =>
  factLines({ ...law, ...fields }).facts.flatMap(({ lines }) => lines.map(({ text }) => text));

test("says since when a law is in force, as exactly as its source, or that no source gives the day", () => {
  const inForce = (answer: "yes" | "partly" | "no" | "not known", since?: string) =>
    textsOf({ inForce: { answer, since, ...sourced } });
  expect(inForce("yes", "2019-05-03")).toEqual(["Yes, since 3\u00a0May 2019"]);
  expect(inForce("partly", "2021-12")).toEqual(["In part, since December 2021"]);
  expect(inForce("yes", "2011")).toEqual(["Yes, since 2011"]);
  expect(inForce("yes")).toEqual(["Yes; day not found"]);
  expect(inForce("no")).toEqual(["No"]);
  expect(inForce("not known")).toEqual(["Not known"]);
});

test("says that a regulator is not set up", () => {
  const regulator = { name: "An office", ...sourced };
  expect(textsOf({ regulator: { ...regulator, notSetUp: false } })).toEqual(["An office"]);
  expect(textsOf({ regulator: { ...regulator, notSetUp: true } })).toEqual([
    "An office: not set up yet",
  ]);
});

test("gives each address a line of its own, short enough to read", () => {
  const complaints = {
    page: "https://www.example.org/a/very/long/address/of/a/page/for/complaints.aspx",
    email: "office@example.org",
    post: "Box 1",
    ...sourced,
  };
  expect(factLines({ ...law, complaints }).facts[0]?.lines).toEqual([
    { text: "example.org/…", href: complaints.page },
    { text: complaints.email, href: "mailto:office@example.org" },
    { text: "Box 1" },
  ]);
});

test("says of a home page that it is no page for complaints", () => {
  const complaints = {
    page: "https://example.org/",
    email: undefined,
    post: undefined,
    ...sourced,
  };
  expect(factLines({ ...law, complaints }).facts[0]?.notes).toHaveLength(1);
  const page = "https://example.org/complain";
  expect(factLines({ ...law, complaints: { ...complaints, page } }).facts[0]?.notes).toEqual([]);
});

test("lists unconfirmed facts: all of a data protection law, the force of others, none of a strategy", () => {
  expect(factLines(law).missing).toEqual([
    "whether it is in force",
    "who the regulator is",
    "where to complain",
  ]);
  expect(factLines({ ...law, kind: "cyber" }).missing).toEqual(["whether it is in force"]);
  expect(factLines({ ...law, kind: "ai", standing: "strategy" }).missing).toEqual([]);
});
