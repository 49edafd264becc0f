import { expect, test } from "vitest";
import { countAddress, readCount } from "./count-query.ts";

const read = (query: string) => readCount(new URLSearchParams(query));

test("reads the address of a count back", () => {
  const count = { from: "2025-07-18", days: 30, rule: "plain" as const };
  expect(read(countAddress(count).split("?")[1] ?? "").asked).toEqual(count);
});

test("takes the other number only for days=other, and the first rule by default", () => {
  const from = "from=2025-07-18";
  expect(read(`${from}&days=other&other=90`).asked).toMatchObject({ days: 90, rule: "ug-s34" });
  expect(read(`${from}&days=14&other=90`).asked).toMatchObject({ days: 14 });
});

test.each(["", "2025-02-30", "18/07/2025", "1999-12-31", "2100-01-01", "2025-07-18T00:00"])(
  "refuses %j as a day and keeps what was typed",
  (from) => {
    expect(read(`days=30&from=${from}`)).toMatchObject({ wrong: "from", typed: { from } });
  },
);

test.each(["", "0", "1001", "-3", "1e2", "14.5", "many"])("refuses %j days", (other) => {
  const query = read(`from=2025-07-18&days=other&other=${other}`);
  expect(query).toMatchObject({ wrong: "days", typed: { other } });
  expect(query.asked).toBeUndefined();
});

test("an address without a question is not wrong", () => {
  expect(read("utm_source=x")).toMatchObject({ typed: { from: "" } });
  expect(read("utm_source=x").wrong).toBeUndefined();
});
