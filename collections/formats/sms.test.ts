import { expect, test } from "vitest";
import { smsParts, toSms } from "./sms.ts";

test("writes a text with the alphabet of an SMS", () => {
  expect(toSms("“It’s” – Ŋŋoma’s … ê é")).toBe("\"It's\" - Ng'ng'oma's ... e é");
});

test("leaves letters that the alphabet of an SMS cannot write", () => {
  expect(toSms("يوسف")).toBe("يوسف");
});

test("counts the paid parts of an SMS, also in another alphabet", () => {
  const texts = ["a".repeat(160), "a".repeat(161), "a".repeat(306), "€".repeat(81), "…".repeat(71)];
  expect(texts.map(smsParts)).toEqual([1, 2, 2, 2, 2]);
});
