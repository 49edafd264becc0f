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

test("what the organisation left blank is in no address and no legal notice", () => {
  expect(postalAddress(blank)).toBe(`${blank.city}, ${blank.country}`);
  const { address, orCall } = legalValues(blank);
  expect(address).not.toMatch(/undefined|Telephone|, ,/);
  expect(orCall).toBe("");
});

test("what the law wants readers to know is said to be missing", () => {
  const { contact, registration } = legalValues(blank);
  expect(contact).toMatch(/not yet published\.$/);
  expect(registration).toMatch(/not yet published\.$/);
});
