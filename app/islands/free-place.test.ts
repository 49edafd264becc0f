import { expect, test } from "vitest";
import { findFreePlace } from "./free-place.ts";

const margins = { x: 16, bottom: 24, top: 80 };
const desk = { width: 1440, height: 900 };
const toast = { width: 440, height: 90 };

test("places a toast at the bottom right when nothing is there", () => {
  expect(findFreePlace(toast, desk, [], margins)).toEqual({ left: 984, top: 786, covered: 0 });
});

test("moves left when a control is at the bottom right", () => {
  const button = { left: 1200, top: 820, right: 1300, bottom: 870 };
  expect(findFreePlace(toast, desk, [button], margins)).toEqual({ left: 16, top: 786, covered: 0 });
});

test("moves up on a phone until no control is covered", () => {
  const phone = { width: 390, height: 844 };
  const wide = { width: 358, height: 90 };
  const field = { left: 16, top: 600, right: 374, bottom: 800 };
  const { top } = findFreePlace(wide, phone, [field], margins);
  expect(top + wide.height).toBeLessThanOrEqual(field.top);
  expect(top + wide.height).toBeGreaterThan(field.top - 20);
});

test("covers as little as possible when there is no free place", () => {
  const phone = { width: 390, height: 300 };
  const wide = { width: 358, height: 90 };
  const full = [
    { left: 0, top: 0, right: 390, bottom: 190 },
    { left: 0, top: 250, right: 390, bottom: 300 },
  ];
  const { top, covered } = findFreePlace(wide, phone, full, { x: 16, bottom: 10, top: 10 });
  expect(top).toBeGreaterThan(100);
  expect(covered).toBeGreaterThan(0);
});
