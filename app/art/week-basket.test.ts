import { expect, test } from "vitest";
import { courseBasket } from "./week-basket.ts";

test("a longer course has a larger basket", () => {
  const size = (svg: string) => Number(/width="(\d+)"/.exec(svg)?.[1]);
  expect(size(courseBasket("8 weeks"))).toBeGreaterThan(size(courseBasket("6 weeks")));
});

test("a duration counts its weeks", () => {
  expect(courseBasket("8 weeks", 1)).toBe(courseBasket("8", 1));
});

test("a duration without a number still gets a basket", () => {
  expect(courseBasket("One term")).toBe(courseBasket("6 weeks"));
});

test("no duration asks for more rings than a basket holds", () => {
  expect(courseBasket("400 hours")).toBe(courseBasket("16 weeks"));
});
