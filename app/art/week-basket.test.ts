import { expect, test } from "vitest";
import { courseBasket, weekBasket } from "./week-basket.ts";

test("a longer course has a larger basket", () => {
  const size = (svg: string) => Number(/width="(\d+)"/.exec(svg)?.[1]);
  expect(size(weekBasket(8))).toBeGreaterThan(size(weekBasket(6)));
});

test("a duration counts its weeks", () => {
  expect(courseBasket("8 weeks", 1)).toBe(weekBasket(8, 1));
});

test("a duration without a number still gets a basket", () => {
  expect(courseBasket("One term")).toBe(weekBasket(6));
});

test("no duration asks for more rings than a basket holds", () => {
  expect(courseBasket("400 hours")).toBe(weekBasket(16));
});
