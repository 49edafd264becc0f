import { expect, test } from "vitest";
import { type EditorLocation, hrefOf, parseLocation } from "./use-editor-location.ts";

test("each place has an address, and the address leads back to it", () => {
  const places: EditorLocation[] = [
    { view: "contents" },
    { view: "questions" },
    { view: "problems" },
    { view: "changes" },
    { view: "file", file: "content/team/a.yaml" },
    { view: "file", file: "content/team/a.yaml", field: 'steps[0]["100 %"].text' },
  ];
  for (const place of places) expect(parseLocation(hrefOf(place))).toEqual(place);
});

test("a mistyped address opens what can be read of it", () => {
  expect(parseLocation("#/content/team/a.yaml?name%")).toEqual({
    view: "file",
    file: "content/team/a.yaml",
    field: "name%",
  });
  expect(parseLocation("#/content/team/a.yaml?%E0%A4%A")).toMatchObject({ view: "file" });
  expect(parseLocation("#/nowhere")).toEqual({ view: "contents" });
});
