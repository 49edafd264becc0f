import { expect, test } from "vitest";
import { postalAddress } from "#collections/formats/contact-details.ts";
import { legalValues } from "./legal-values.ts";
import { getOrganisation } from "./organisation.ts";

const blank = {
  ...getOrganisation(),
  building: undefined,
  phone: undefined,
  pdpoRegistrationNumber: undefined,
  dataProtectionContact: undefined,
};

test("leaves blank fields out of addresses and legal notices", () => {
  expect(postalAddress(blank)).toBe(`${blank.city}, ${blank.country}`);
  const { address, orCall } = legalValues(blank);
  expect(address).not.toMatch(/undefined|Telephone|, ,/);
  expect(orCall).toBe("");
});

test("names missing facts that the law requires", () => {
  const { contact, registration } = legalValues(blank);
  expect(contact).toMatch(/not yet published\.$/);
  expect(registration).toMatch(/not yet published\.$/);
});
