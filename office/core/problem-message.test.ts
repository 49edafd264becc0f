import { expect, test } from "vitest";
import { problemMessage } from "./problem-message.ts";

test("says what is missing or wrong as a person would", () => {
  expect(problemMessage("is missing; it must be text")).toBe("This is still missing.");
  expect(problemMessage("is missing; it must be a list")).toBe("Add at least one.");
  expect(problemMessage('must be "a" or "b", but it is missing')).toBe("Choose one.");
  expect(problemMessage("must be at most 400 characters long")).toBe(
    "This is too long: it has room for 400 characters.",
  );
  expect(
    problemMessage('has a link to "http://www.example.org"; links begin with / or https://'),
  ).toBe(
    "The link to “http://www.example.org” must begin with https://, or with / for a page of our own.",
  );
});

test("asks for a day as the form takes it, and for a date of a law as the file does", () => {
  expect(problemMessage("must be a date such as 2026-11-21")).toBe(
    "Write it as 05/12/2027: day, month, year.",
  );
  expect(problemMessage("must be a date such as 2025-07-18, or 2025-07")).toBe(
    "This must be a date such as 2025-07-18, or 2025-07.",
  );
});

test("passes on every other reason as a sentence", () => {
  expect(problemMessage("must quote section 31 too")).toBe("This must quote section 31 too.");
});
