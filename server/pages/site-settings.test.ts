import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { defaultSettings } from "#app/site-settings.ts";
import { readEnvironment } from "#server/environment.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { settingsChanged, siteSettings } from "./site-settings.ts";

const home = "https://www.example.org";
const pesapal = { PESAPAL_CONSUMER_KEY: "key", PESAPAL_CONSUMER_SECRET: "secret" };
const flutterwave = {
  FLUTTERWAVE_SECRET_KEY: "FLWSECK-1",
  FLUTTERWAVE_WEBHOOK_HASH: "sixteen letters and more",
};
const settingsOf = (variables: Record<string, string>) => siteSettings(readEnvironment(variables));

test("shows the providers in their order, with what any of them can do", () => {
  const both = settingsOf({ ...pesapal, ...flutterwave, PUBLIC_URL: home });
  expect(both.donationOffer).toEqual({
    providers: [
      { name: "pesapal", label: expect.stringContaining("Pesapal") },
      { name: "flutterwave", label: expect.stringContaining("Flutterwave") },
    ],
    hasMobileMoney: true,
  });
  expect(both.companies.payments).toBe("Pesapal, Flutterwave");
  expect(both.formOrigins).toEqual(["https://pay.pesapal.com", "https://checkout.flutterwave.com"]);
  expect(both.connectOrigins).toEqual([]);
  const sandbox = settingsOf({});
  expect(sandbox.donationOffer).toEqual({
    providers: [{ name: "sandbox", label: "Test mode" }],
    hasMobileMoney: false,
  });
  expect(sandbox.companies.payments).toBeUndefined();
});

test("shows the providers that a build names which has no keys", () => {
  const { donationOffer, formOrigins } = settingsOf({
    PUBLIC_URL: home,
    PAYMENT_PROVIDERS: "flutterwave,pesapal",
    PESAPAL_URL: "https://cybqa.pesapal.com/pesapalv3",
  });
  expect(donationOffer.providers.map(({ name }) => name)).toEqual(["flutterwave", "pesapal"]);
  expect(formOrigins).toEqual(["https://checkout.flutterwave.com", "https://cybqa.pesapal.com"]);
});

test("names the mail server of another machine as a company, without its password", () => {
  const mailOf = (SMTP_URL: string) =>
    settingsOf({ SMTP_URL, MAIL_FROM: "OTC <website@example.org>", PUBLIC_URL: home }).companies
      .mail;
  expect(mailOf("smtps://otc:secret@mail.example.org:465")).toBe("mail.example.org");
  for (const host of ["localhost", "127.0.0.1", "[::1]"]) {
    expect(mailOf(`smtp://${host}:25`), host).toBeUndefined();
  }
});

test("is all our own where nothing is set", () => {
  const { companies, ...plain } = settingsOf({ PAYMENT_PROVIDERS: "none" });
  expect({ ...plain, companies: {} }).toEqual(defaultSettings);
  expect(Object.values(companies).filter(Boolean)).toEqual([]);
});

test("leads each form to its service, whose origin the policy then allows once", () => {
  const { formTargets, formOrigins, connectOrigins, companies } = settingsOf({
    PUBLIC_URL: home,
    CONTACT_FORM_URL: "https://forms.example/f/1",
    NEWSLETTER_FORM_URL: "https://forms.example/f/2",
  });
  expect(formTargets).toEqual({
    contact: "https://forms.example/f/1",
    newsletter: "https://forms.example/f/2",
  });
  expect([formOrigins, connectOrigins]).toEqual([
    ["https://forms.example"],
    ["https://forms.example"],
  ]);
  expect(companies).toMatchObject({
    contactForm: "forms.example",
    newsletterForm: "forms.example",
  });
});

test("says whether visitors use https, and whether they may keep pages", () => {
  expect(settingsOf({ PUBLIC_URL: home })).toMatchObject({
    isEncrypted: true,
    keepsOfflinePages: true,
  });
  expect(settingsOf({ OFFLINE_PAGES: "no" })).toMatchObject({
    isEncrypted: false,
    keepsOfflinePages: false,
  });
});

test("names what pages were built with otherwise, and nothing where they agree or nothing is built", () => {
  const file = join(temporaryFolder(), "settings.json");
  const own = settingsOf({ PUBLIC_URL: home, ...pesapal });
  expect(settingsChanged(file, own)).toEqual([]);
  writeFileSync(file, JSON.stringify(own));
  expect(settingsChanged(file, settingsOf({ PUBLIC_URL: home, ...pesapal }))).toEqual([]);
  expect(settingsChanged(file, settingsOf({ PUBLIC_URL: home, OFFLINE_PAGES: "no" }))).toEqual([
    "donationOffer",
    "companies",
    "formOrigins",
    "keepsOfflinePages",
  ]);
});
