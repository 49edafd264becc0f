import { expect, test } from "vitest";
import { Presence } from "./presence.ts";

test("names the others who typed in the same text within two minutes", () => {
  let now = 0;
  const presence = new Presence(() => now);
  presence.note("a", "Programmes");
  presence.note("a", "Communications");
  presence.note("b", "Director");
  expect(presence.others("a", "Communications")).toEqual(["Programmes"]);
  expect(presence.others("a", "Director")).toEqual(["Communications", "Programmes"]);
  now = 120_000;
  presence.note("a", "Communications");
  now = 120_001;
  expect(presence.others("a", "Director")).toEqual(["Communications"]);
});
