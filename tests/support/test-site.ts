import { join } from "node:path";
import { type ContactMessage, contactFieldNames } from "#app/forms/contact-form.ts";
import { emailAddress } from "#app/forms/email-address.ts";
import type { FormOutcome } from "#app/services.ts";
import { readMessage } from "#server/contact/messages.ts";
import { readEnvironment } from "#server/environment.ts";
import { createRateLimiter, type RateLimit } from "#server/limits/rate-limiter.ts";
import { createServices, createSiteServices, type SiteServices } from "#server/services.ts";
import { createSite } from "#server/site.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { headerRules } from "../../scripts/headers/header-rules.ts";
import { atTestEnd } from "./at-end.ts";
import { readableLog } from "./log-lines.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export interface TestSiteOptions extends Partial<SiteServices> {
  /** Folder of a build. */
  build?: string;
  rateLimit?: RateLimit;
}

/**
 * The site as production builds it, on SQLite in a temporary folder, with a clock that the test moves.
 * Pages that carry a form outcome are rendered as its JSON, so that tests read the data of the page.
 */
export async function openTestSite(options: TestSiteOptions = {}) {
  const clock = { now: Date.UTC(2026, 10, 21, 9) };
  const log = readableLog();
  const folder = temporaryFolder();
  const store = options.store ?? (await openSqlite(join(folder, "otc.sqlite")));
  atTestEnd(() => store.close().catch(() => undefined));
  const environment = readEnvironment({
    DATA_DIR: folder,
    PAYMENT_PROVIDERS: "none",
    PUBLIC_URL: "https://www.example.org",
    SECRET_KEY: "a key that only tests know, 32 long",
  });
  const { build, rateLimit = { burst: 100, perMinute: 100 }, ...replaced } = options;
  const services = createServices({ environment, store, log: log.log, clock: () => clock.now });
  const parts = createSiteServices(services, build ?? join(folder, "no-build"));
  const site = createSite({
    ...parts,
    rules: headerRules({ isEncrypted: true }, [], []),
    pages: {
      render: async (_path: string, outcome: FormOutcome | null) => ({
        html: JSON.stringify(outcome),
      }),
    },
    toasts: {
      ...parts.toasts,
      contactFailed: failed(
        "Failed to send message",
        "Please try again or contact us directly via email",
      ),
      newsletterFailed: failed(
        "Subscription failed",
        "Please try again later or contact us directly.",
      ),
      contactNewsletterFailed: failed("Subscription failed", "Please try again later."),
    },
    limiter: createRateLimiter(rateLimit, () => clock.now),
    queryLimiter: createRateLimiter(rateLimit, () => clock.now),
    ...replaced,
  });

  return {
    ...site,
    store,
    contact: services.contact,
    newsletter: services.newsletter,
    relay: services.relay,
    tokens: services.tokens,
    clock,
    logText: log.text,
    async messages() {
      const rows = await store.tables.selectFrom("contact_messages").selectAll().execute();
      return rows.map(readMessage).map(({ fields, ...row }) => ({ ...row, ...fields }));
    },
    subscribers: () => store.tables.selectFrom("subscribers").selectAll().execute(),
    mails: () => store.tables.selectFrom("outbox").selectAll().execute(),
  };
}

const failed = (title: string, description: string) => ({
  kind: "destructive" as const,
  title,
  description,
});

/** A message that is valid in every field, also in future ones. */
export const goodMessage: ContactMessage = {
  ...(Object.fromEntries(contactFieldNames.map((name) => [name, "Anything"])) as ContactMessage),
  firstName: "Amina",
  lastName: "Okello",
  email: emailAddress("amina@example.org"),
  organization: "Example Collective",
  subject: "Working together",
  message: "We would like to work with you.",
};

/** A form as a browser without JavaScript posts it. */
export function postForm(
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Request {
  return new Request("https://www.example.org/contact", {
    method: "POST",
    headers: { accept: "text/html", origin: "https://www.example.org", ...headers },
    body: new URLSearchParams(fields),
  });
}

/** A form as the page's script posts it: form-data, and JSON back. */
export function postFormData(
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Request {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return new Request("https://www.example.org/contact", {
    method: "POST",
    headers: { accept: "application/json", ...headers },
    body,
  });
}

/** Data for the page of a refused form. */
export async function outcomeOf(response: Response): Promise<FormOutcome> {
  return (await response.json()) as FormOutcome;
}

/** The JSON answer to a posted form. */
export async function jsonOf(response: Response) {
  return (await response.json()) as {
    ok?: boolean;
    next?: string;
    error?: string;
    errors?: { field: string; code: string; message: string }[];
  };
}
