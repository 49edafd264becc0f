import { expect, test } from "vitest";
import { hrefOf, type Place, readPlace } from "./use-place.ts";

test("each place has an address, and the address leads back to it", () => {
  const places: Place[] = [
    { view: "contents" },
    { view: "questions" },
    { view: "problems" },
    { view: "changes" },
    { view: "file", file: "content/team/a.yaml" },
    { view: "file", file: "content/team/a.yaml", field: 'steps[0]["100 %"].text' },
  ];
  for (const place of places) expect(readPlace(hrefOf(place))).toEqual(place);
});

test("a mistyped address opens what can be read of it", () => {
  expect(readPlace("#/content/team/a.yaml?name%")).toEqual({
    view: "file",
    file: "content/team/a.yaml",
    field: "name%",
  });
  expect(readPlace("#/content/team/a.yaml?%E0%A4%A")).toMatchObject({ view: "file" });
  expect(readPlace("#/nowhere")).toEqual({ view: "contents" });
});
