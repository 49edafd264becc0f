import { expect, test } from "vitest";
import { Presence } from "./presence.ts";

test("names those who typed in the same text within two minutes, in other windows", () => {
  let now = 0;
  const presence = new Presence(() => now);
  presence.note("a", "first", "Programmes");
  presence.note("a", "second", "Communications");
  presence.note("a", "third", "Programmes");
  presence.note("b", "fourth", "Director");
  expect(presence.others("a", "second")).toEqual(["Programmes"]);
  expect(presence.others("a", "first")).toEqual(["Communications", "Programmes"]);
  now = 120_000;
  presence.note("a", "second", "Communications");
  now = 120_001;
  expect(presence.others("a", "none")).toEqual(["Communications"]);
});
