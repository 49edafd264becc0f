import { describe, expect, test } from "vitest";
import { getLetter, getLetters } from "#collections/letters/letters.ts";
import { answersFrom, openingAddress, openingAnswers } from "./opening.ts";
import type { SavedRequest } from "./saved-requests.ts";

const letter = getLetter("stop-harm");

test("an address carries the answers with which a letter opens, after the sign that no browser sends", () => {
  const address = openingAddress(letter, { stage: "threatened", spare: "ticked" });
  expect(address).toBe(`${letter.path}#stage=threatened&spare=ticked`);
  expect(openingAnswers(letter, address.split("#")[1] ?? "")).toEqual({
    stage: "threatened",
    spare: "ticked",
  });
  expect(openingAddress(letter)).toBe(letter.path);
});

test("an address with anything else is refused where it is written and ignored where it is read", () => {
  expect(() => openingAddress(letter, { takedwon: "ticked" })).toThrow(/stop-harm/);
  expect(openingAnswers(letter, "blank")).toEqual({});
  expect(openingAnswers(letter, "stage=never&name=A&what=B&takedown=ticked")).toEqual({
    takedown: "ticked",
  });
});

describe.each([getLetter("reminder"), getLetter("complaint")])(
  "the $slug after a letter",
  (next) => {
    const request = { id: "one", letter: "stop-harm", organisation: "Lender", sent: "2026-11-01" };
    const after = (more: Partial<SavedRequest>) => answersFrom({ ...request, ...more }, next);

    test("follows each letter that was kept with its days", () => {
      for (const { slug, limit } of getLetters()) {
        if (limit.length === 0) continue;
        expect(after({ letter: slug, days: 14 }).first).toBe(slug.replace("-", ""));
      }
    });

    test("claims no notice that a letter without days did not give", () => {
      const opened = getLetters().map(({ slug }) => [slug, after({ letter: slug }).first]);
      expect(Object.fromEntries(opened)).toEqual({
        "stop-harm": "other",
        takedown: "other",
        friend: "object",
        access: "other",
        correct: "correct",
        object: "object",
        "stop-marketing": "other",
        decision: "decisionopen",
        source: "other",
        reminder: "other",
        complaint: "other",
      });
    });

    test("takes over what is known of the answer, and leaves out what no letter asks", () => {
      expect(after({ outcome: "part" }).outcome).toBe("part");
      expect(after({}).outcome).toBe("silence");
      expect(after({ letter: "a&outcome=fee", days: 14 })).toEqual({
        organisation: "Lender",
        sent: "2026-11-01",
        outcome: "silence",
      });
    });

    test("takes over the days of receipt and answer", () => {
      const days = { received: "2026-11-03", answered: "2026-11-09", outcome: "part" } as const;
      expect(after(days)).toMatchObject({ received: "2026-11-03", answered: "2026-11-09" });
    });
  },
);
