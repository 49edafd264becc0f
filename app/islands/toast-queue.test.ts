import { expect, test } from "vitest";
import { dismissToast, forgetToast, pushToast, readToasts } from "./toast-queue.ts";

const message = { kind: "success", title: "Done", description: "It is done." } as const;

function empty() {
  while (readToasts().length > 0) for (const toast of readToasts()) forgetToast(toast.id);
}

test("shows at most three toasts, and the next when one is removed", () => {
  empty();
  for (const title of ["one", "two", "three", "four"]) pushToast({ ...message, title });
  expect(readToasts().map((toast) => toast.message.title)).toEqual(["one", "two", "three"]);
  const first = readToasts()[0];
  if (first) forgetToast(first.id);
  expect(readToasts().map((toast) => toast.message.title)).toEqual(["two", "three", "four"]);
});

test("shows a toast in the place of one that says the same", () => {
  empty();
  const failure = { kind: "destructive", title: "Failed", description: "Try again." } as const;
  pushToast(failure);
  pushToast(message);
  const id = pushToast({ ...failure });
  expect(readToasts().map((toast) => toast.message.title)).toEqual(["Done", "Failed"]);
  expect(readToasts()[1]).toMatchObject({ id, isLeaving: false });
});

test("never shows a toast that is dismissed while it waits", () => {
  empty();
  for (const title of ["one", "two", "three"]) pushToast({ ...message, title });
  dismissToast(pushToast({ ...message, title: "four" }));
  const first = readToasts()[0];
  if (first) forgetToast(first.id);
  expect(readToasts().map((toast) => toast.message.title)).toEqual(["two", "three"]);
});

test("removes a dismissed toast after its exit animation", () => {
  empty();
  pushToast(message);
  const id = readToasts()[0]?.id ?? 0;
  dismissToast(id);
  expect(readToasts()).toMatchObject([{ id, isLeaving: true }]);
  forgetToast(id);
  expect(readToasts()).toEqual([]);
});
