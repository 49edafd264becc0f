import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { FormOutcome } from "#app/services.ts";
import { createContact } from "#server/contact/contact.ts";
import { contactForm } from "#server/contact/contact-form-route.ts";
import { loadPublicFiles } from "#server/http/public-files.ts";
import { createRateLimiter, type RateLimit } from "#server/http/rate-limiter.ts";
import { createSubmissionTimer } from "#server/http/submission-timing.ts";
import { archiveRoutes } from "#server/newsletter/archive-routes.ts";
import { consentWording } from "#server/newsletter/consent-wording.ts";
import { confirmRoute, leaveRoute } from "#server/newsletter/link-routes.ts";
import { createLinkTokens } from "#server/newsletter/link-tokens.ts";
import { createNewsletter } from "#server/newsletter/newsletter.ts";
import { newsletterForm } from "#server/newsletter/newsletter-form-route.ts";
import { createSite, type Services } from "#server/site.ts";
import { openSqlite } from "#server/store/sqlite.ts";
import { readableLog } from "./log-lines.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export interface TestSiteOptions extends Partial<Services> {
  /** Folder with pre-rendered files. */
  clientFolder?: string;
  rateLimit?: RateLimit;
}

/**
 * The site as production builds it, on SQLite in a temporary folder, with a clock that the test moves.
 * Pages that carry a form outcome are rendered as its JSON, so that tests read what the page was given.
 */
export async function openTestSite(options: TestSiteOptions = {}) {
  const clock = { now: Date.UTC(2026, 10, 21, 9) };
  const tick = () => clock.now;
  const log = readableLog();
  const folder = temporaryFolder();
  const store = await openSqlite(join(folder, "otc.sqlite"));
  onTestFinished(() => store.close().catch(() => undefined));
  const security = options.security ?? { isEncrypted: true };
  const contact = createContact({ store, clock: tick });
  const tokens = createLinkTokens(Buffer.from("a key that only tests know, 32 long"));
  const newsletter = createNewsletter({ store, clock: tick, tokens, wordingOf: consentWording });
  const pages = options.pages ?? {
    render: async (_path: string, outcome: FormOutcome | null) => JSON.stringify(outcome),
  };
  const ownOrigins = ["https://www.example.org"];

  const site = createSite({
    files: loadPublicFiles(options.clientFolder ?? join(folder, "no-build"), security),
    pages,
    variedPages: [],
    redirects: [],
    forms: [
      contactForm(
        contact,
        {
          title: "Failed to send message",
          description: "Please try again or contact us directly via email",
        },
        createRateLimiter({ burst: 5, perMinute: 5 / 60 }, tick),
      ),
      newsletterForm(newsletter, {
        newsletter: {
          title: "Subscription failed",
          description: "Please try again later or contact us directly.",
        },
        contact: { title: "Subscription failed", description: "Please try again later." },
      }),
    ],
    routes: [
      confirmRoute({ newsletter, pages, ownOrigins }),
      leaveRoute({ newsletter, pages, ownOrigins }),
      ...archiveRoutes({
        reader: newsletter,
        pages,
        name: "OTC",
        origin: () => "https://www.example.org",
      }),
    ],
    limiter: createRateLimiter(options.rateLimit ?? { burst: 100, perMinute: 100 }, tick),
    submissionTimer: createSubmissionTimer(Buffer.from("only tests"), tick),
    ownOrigins,
    trustedProxies: 0,
    health: { isReady: () => true, check: store.check },
    showsErrors: false,
    security,
    log: log.log,
    ...options,
  });

  return {
    ...site,
    store,
    contact,
    newsletter,
    tokens,
    clock,
    logText: log.text,
    messages: () => store.tables.selectFrom("contact_messages").selectAll().execute(),
    subscribers: () => store.tables.selectFrom("subscribers").selectAll().execute(),
    mails: () => store.tables.selectFrom("outbox").selectAll().execute(),
  };
}

/** A message that is right in every field. */
export const goodMessage = {
  firstName: "Amina",
  lastName: "Okello",
  email: "amina@example.org",
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

/** What the page of a refused form was given to show. */
export async function outcomeOf(response: Response): Promise<FormOutcome> {
  return (await response.json()) as FormOutcome;
}
