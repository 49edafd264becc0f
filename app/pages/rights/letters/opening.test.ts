import { expect, test } from "vitest";
import { getLetter } from "#collections/letters/letters.ts";
import { openingAddress, openingAnswers } from "./opening.ts";

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
