import { expect, test } from "vitest";
import { fillFigures } from "./fill-figures.ts";

test("formats numbers with commas, sizes in kB and text unchanged", () => {
  const figures = { messages: 4211, mostBytes: 13_960, boundBytes: 75_000, licences: "ISC, MIT" };
  expect(fillFigures("{messages}; {mostBytes} of {boundBytes}; {licences}", figures)).toBe(
    "4,211; 14 kB of 75 kB; ISC, MIT",
  );
});
