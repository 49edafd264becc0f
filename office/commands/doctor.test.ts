import { expect, test } from "vitest";
import { message } from "../subjects/received.fixture.ts";
import { openOffice } from "./open-office.fixture.ts";

test("prints problems with what to do, and exits with 1", async () => {
  const office = await openOffice();
  expect(await office.type("doctor")).toMatchObject({ code: 0, out: "All is well." });
  await office.withStore((store) => message(store, {}, true));
  const ill = await office.type("doctor");
  expect(ill).toMatchObject({ code: 1, error: "Need attention: 1." });
  expect(ill.out).toContain("1 messages");
  expect(ill.out).toContain("Office, Messages, Spam?");
  expect(JSON.parse((await office.type("doctor", "--json")).out)).toMatchObject([
    { kind: "quarantine" },
  ]);
});
