import { expect, test } from "vitest";
import { configuredCompanies } from "./configured-companies.ts";

test("without settings nobody handles data for us", () => {
  expect(configuredCompanies({})).toEqual({
    mail: undefined,
    payments: undefined,
    contactForm: undefined,
    newsletterForm: undefined,
    newsletterSending: undefined,
  });
});

test("a mail relay is named by its host, and neither its user nor its password shows", () => {
  const { mail } = configuredCompanies({ SMTP_URL: "smtps://otc:secret@mail.example.org:465" });
  expect(mail).toBe("mail.example.org");
});

test("a mail server on the same machine is no company", () => {
  for (const host of ["localhost", "127.0.0.1", "[::1]"]) {
    expect(configuredCompanies({ SMTP_URL: `smtp://${host}:25` }).mail).toBeUndefined();
  }
});

test("payment providers and form services are named once they are set up", () => {
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

test("the payment sandbox is no company, and a list of providers decides over keys", () => {
  expect(configuredCompanies({ PAYMENT_PROVIDERS: "sandbox" }).payments).toBeUndefined();
  const settings = { PAYMENT_PROVIDERS: "none", PESAPAL_CONSUMER_KEY: "key" };
  expect(configuredCompanies(settings).payments).toBeUndefined();
  expect(configuredCompanies({ PAYMENT_PROVIDERS: "sandbox, pesapal" }).payments).toBe("Pesapal");
});

test("a service that gets a copy after us is named as well", () => {
  const settings = {
    CONTACT_RELAY_URL: "https://forms.example.org/f/abc",
    LISTMONK_URL: "https://lists.example.org",
  };
  expect(configuredCompanies(settings)).toMatchObject({
    contactForm: "forms.example.org",
    newsletterSending: "lists.example.org",
  });
});
