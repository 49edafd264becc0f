import { expect, test } from "vitest";
import { emptyCase } from "./empty-case.fixture.ts";
import { joinSources } from "./join-sources.ts";

test("merges the sources of all stages and renumbers them", () => {
  const first = { ...emptyCase, sources: [{ name: "A" }, { name: "B" }] };
  const second = {
    ...emptyCase,
    slug: "second",
    sources: [{ name: "C" }, { name: "B" }],
    events: [
      { date: "2025-08", isLatest: false, isReported: false, title: "Step", sources: [1, 2] },
    ].map((event) => ({ ...event, by: undefined, text: undefined })),
  };
  const { stages, sources } = joinSources([first, second]);
  expect(sources.map(({ name }) => name)).toEqual(["A", "B", "C"]);
  expect(stages[1]?.events[0]?.sources).toEqual([3, 2]);
});
