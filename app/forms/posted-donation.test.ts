import { expect, test } from "vitest";
import { parsePostedDonation } from "./posted-donation.ts";

function sentence(values: Record<string, string>) {
  const parsed = parsePostedDonation(values, { min: 10_000 });
  return parsed.ok ? parsed.value.amount : parsed.errors.map(({ message }) => message);
}

test("asks which one is meant when a chosen and a typed amount differ", () => {
  expect(sentence({ preset: "50000", amount: "" })).toBe(50_000);
  expect(sentence({ preset: "50000", amount: "  " })).toBe(50_000);
  expect(sentence({ preset: "50000", amount: "50,000" })).toBe(50_000);
  expect(sentence({ preset: "50000", amount: "75 000" })).toEqual([
    "You chose UGX 50,000 and entered UGX 75,000. Your own amount is kept now. Press again to give it, or change it.",
  ]);
  expect(sentence({ preset: "50000", amount: "900" })).toEqual([
    "Enter an amount of at least UGX 10,000.",
  ]);
});
