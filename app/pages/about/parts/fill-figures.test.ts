import { expect, test } from "vitest";
import { fillFigures } from "./fill-figures.ts";

test("figures are written as one reads them: thousands apart, sizes in kB, words as they are", () => {
  const figures = { messages: 4211, mostBytes: 13_960, boundBytes: 75_000, licences: "ISC, MIT" };
  expect(fillFigures("{messages}; {mostBytes} of {boundBytes}; {licences}", figures)).toBe(
    "4,211; 14 kB of 75 kB; ISC, MIT",
  );
});
