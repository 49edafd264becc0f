import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { postalAddress } from "#collections/formats/contact-details.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { legalValues } from "./legal-values.ts";
import { getKnownOrganisation, getOrganisation } from "./organisation.ts";

const blank = {
  ...getOrganisation(),
  building: undefined,
  phone: undefined,
  pdpoRegistrationNumber: undefined,
  pdpoAppliedOn: undefined,
  dataProtectionContact: undefined,
};

test("leaves blank fields out of addresses and legal notices", () => {
  expect(postalAddress(blank)).toBe(`${blank.city}, ${blank.country}`);
  const { address, orCall } = legalValues(blank);
  expect(address).not.toMatch(/undefined|Telephone|, ,/);
  expect(orCall).toBe("");
});

test("leaves placeholders out of what is quoted, and gives a real value back", () => {
  const root = temporaryFolder();
  cpSync("content/site/organisation.yaml", join(root, "content/site/organisation.yaml"));
  const file = join(root, "content/site/organisation.yaml");
  const fill = (values: Record<string, string>) => {
    let text = readFileSync(file, "utf8");
    for (const [field, value] of Object.entries(values)) {
      text = text.replace(new RegExp(`^( *)${field}:.*`, "m"), `$1${field}: ${value}`);
    }
    writeFileSync(file, text);
    return getKnownOrganisation(root);
  };
  const open = fill({ url: "https://otc.example", email: "a@otc.example", x: "https://x.example" });
  expect(open).toMatchObject({ url: "", email: undefined, social: { x: undefined } });
  expect(fill({ phone: '"+256 000 000 000"' }).phone).toBeUndefined();
  expect(fill({ building: "Building to be confirmed" }).building).toBeUndefined();
  expect(
    fill({ url: "https://example.org", email: "a@example.org", phone: '"+256 312 000 111"' }),
  ).toMatchObject({
    url: "https://example.org",
    email: "a@example.org",
    phone: "+256 312 000 111",
  });
});

test("names the contact form in the legal texts while the address is not in use", () => {
  const { email, address } = legalValues({ ...blank, email: "a@otc.example" });
  expect(email).toBe("[our contact form](/contact)");
  expect(address).not.toContain("otc.example");
  expect(legalValues({ ...blank, email: "a@example.org" }).email).toBe(
    "[a@example.org](mailto:a@example.org)",
  );
});

test("names missing facts that the law requires", () => {
  const { contact, registration } = legalValues(blank);
  expect(contact).toMatch(/^We cannot name yet /);
  expect(registration).toMatch(/^We cannot show a registration /);
});

test("says whether we are registered, have applied, or cannot show either", () => {
  const said = (facts: object) => legalValues({ ...blank, ...facts }).registration;
  expect(said({ pdpoAppliedOn: "2026-12-01" })).toMatch(
    /not registered .* applied on 1\sDecember 2026/,
  );
  expect(said({ pdpoAppliedOn: "2026-12-01", pdpoRegistrationNumber: "PDPO-0001" })).toMatch(
    /^Registered .*: PDPO-0001\.$/,
  );
});
