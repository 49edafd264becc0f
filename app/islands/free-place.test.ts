import { expect, test } from "vitest";
import { findFreePlace } from "./free-place.ts";

const margins = { x: 16, bottom: 24, top: 80 };
const desk = { width: 1440, height: 900 };
const toast = { width: 440, height: 90 };

test("a toast stands at the bottom right where nothing is in its way", () => {
  expect(findFreePlace(toast, desk, [], margins)).toEqual({ left: 984, top: 786, covered: 0 });
});

test("a control at the bottom right moves it to the left", () => {
  const button = { left: 1200, top: 820, right: 1300, bottom: 870 };
  expect(findFreePlace(toast, desk, [button], margins)).toEqual({ left: 16, top: 786, covered: 0 });
});

test("on a phone it goes up until it lies on no control", () => {
  const phone = { width: 390, height: 844 };
  const wide = { width: 358, height: 90 };
  const field = { left: 16, top: 600, right: 374, bottom: 800 };
  const { top } = findFreePlace(wide, phone, [field], margins);
  expect(top + wide.height).toBeLessThanOrEqual(field.top);
  expect(top + wide.height).toBeGreaterThan(field.top - 20);
});

test("where everything is full it covers as little as it can", () => {
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
