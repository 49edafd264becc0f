import { expect, test } from "vitest";
import { configuredCompanies } from "./configured-companies.ts";

test("names no company without settings", () => {
  expect(configuredCompanies({})).toEqual({
    mail: undefined,
    payments: undefined,
    contactForm: undefined,
    newsletterForm: undefined,
  });
});

test("names a mail relay by its host, without user or password", () => {
  const { mail } = configuredCompanies({ SMTP_URL: "smtps://otc:secret@mail.example.org:465" });
  expect(mail).toBe("mail.example.org");
});

test("ignores a mail server on the same machine", () => {
  for (const host of ["localhost", "127.0.0.1", "[::1]"]) {
    expect(configuredCompanies({ SMTP_URL: `smtp://${host}:25` }).mail).toBeUndefined();
  }
});

test("names payment providers and form services once configured", () => {
  const companies = configuredCompanies({
    PESAPAL_CONSUMER_KEY: "key",
    FLUTTERWAVE_SECRET_KEY: "key",
    CONTACT_FORM_URL: "https://forms.example.org/f/abc",
    NEWSLETTER_FORM_URL: "https://lists.example.org/subscribe",
  });
  expect(companies).toMatchObject({
    payments: "Pesapal, Flutterwave",
    contactForm: "forms.example.org",
    newsletterForm: "lists.example.org",
  });
});

test("ignores the payment sandbox and prefers the list of providers to keys", () => {
  expect(configuredCompanies({ PAYMENT_PROVIDERS: "sandbox" }).payments).toBeUndefined();
  const settings = { PAYMENT_PROVIDERS: "none", PESAPAL_CONSUMER_KEY: "key" };
  expect(configuredCompanies(settings).payments).toBeUndefined();
  const empty = { PAYMENT_PROVIDERS: " ", PESAPAL_CONSUMER_KEY: "key" };
  expect(configuredCompanies(empty).payments).toBe("Pesapal");
  expect(configuredCompanies({ PAYMENT_PROVIDERS: "sandbox, pesapal" }).payments).toBe("Pesapal");
});
