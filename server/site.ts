import { Hono } from "hono";
import { getPath } from "hono/utils/url";
import { maxShillings } from "#app/forms/shillings.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getGiving } from "#collections/site/giving.ts";
import { searchPath } from "#collections/site/search.ts";
import { countParameters, countPath } from "#collections/time/count-query.ts";
import { languagesOf } from "#collections/translations/shown-pages.ts";
import { contactForm } from "./contact/contact-form-route.ts";
import { donationForm } from "./donations/donation-form-route.ts";
import { createDonationPages } from "./donations/donation-pages.ts";
import { pledgeForm } from "./donations/pledges.ts";
import { sandboxHandler } from "./donations/sandbox-pages.ts";
import { webhookHandler } from "./donations/webhook-route.ts";
import type { Form } from "./forms/form.ts";
import { formHandler } from "./forms/form-handler.ts";
import { healthHandler, mailHealthHandler } from "./health.ts";
import { headersFor } from "./http/header-rules.ts";
import {
  type Connection,
  type SiteEnvironment,
  type SiteHandler,
  targetOf,
} from "./http/request-context.ts";
import { redirect } from "./http/responses.ts";
import { archiveHandlers } from "./newsletter/archive-routes.ts";
import { confirmHandlers, unsubscribeHandlers } from "./newsletter/link-routes.ts";
import { newsletterForm } from "./newsletter/newsletter-form-route.ts";
import type { RoutePath } from "./pages/address.ts";
import { countCalendarHandler } from "./pages/count-calendar.ts";
import { privateLinkIn, withoutRest } from "./pages/mended-path.ts";
import { createRationedPages, queryPage, referencePage } from "./pages/query-pages.ts";
import { createRefusals } from "./pages/refusals.ts";
import type { SiteServices } from "./services.ts";

export interface Site {
  /** Answers every request. Never rejects. */
  fetch(request: Request, connection?: Connection): Promise<Response>;
}

/** Addresses that are not pages. */
type OwnPath =
  | "/healthz"
  | "/healthz/mail"
  | "/count-the-days/last-day.ics"
  | "/newsletter/feed.xml"
  | "/donate/return/:token"
  | "/donate/webhook/:provider";

interface Row {
  /** A Hono path. A parameter matches one segment of letters, digits and `.`, `_`, `~`, `-`. */
  path: RoutePath | OwnPath;
  /** Default: the file of the page. */
  get?: SiteHandler;
  /** Answers a query, or leaves it to the file of the page. */
  query?: SiteHandler;
  post?: SiteHandler;
  form?: Form;
}

/** Contact messages of one mailbox and network; more wait in quarantine. */
const perMailbox = { burst: 5, perMinute: 5 / 60 };

/** Every address that is more than a file, in reading order. */
function describeAddresses(services: SiteServices): Row[] {
  const { contact, newsletter, toasts, environment, donations } = services;
  const giving = getGiving();
  const archive = archiveHandlers(services);
  const donation = createDonationPages(services);
  const webhook = webhookHandler(services);
  const sandboxPage = sandboxHandler(services);
  const mailboxes = services.createLimiter("mailbox", perMailbox);
  const { form: donateForm } = getPage("donate");
  // The ceiling is about payments online; a pledge is paid in another way.
  const max = donations.providers.length > 0 ? environment.DONATION_CEILING : maxShillings;
  const bounds = { min: donateForm.minimum, max };
  const rationed = createRationedPages(services, "questions");
  const answering = (...parameters: string[]) => queryPage(parameters, rationed, services);

  return [
    { path: "/healthz", get: healthHandler(services) },
    { path: "/healthz/mail", get: mailHealthHandler(services) },
    {
      path: "/contact",
      form: contactForm(contact, toasts.contactFailed, mailboxes),
    },
    { path: "/contact/sent", query: referencePage("reference", services.pages) },
    { path: "/newsletter", form: newsletterForm(newsletter, toasts) },
    { path: "/newsletter/confirm/:token", ...confirmHandlers(services) },
    { path: "/newsletter/unsubscribe/:token", ...unsubscribeHandlers(services) },
    { path: "/newsletter/archive", get: archive.list },
    { path: "/newsletter/archive/:slug", get: archive.issue },
    { path: "/newsletter/feed.xml", get: cachedFor(600, archive.feed) },
    { path: "/donate", form: donationForm(services, bounds, donateForm.failed) },
    { path: "/donate/pledge", form: pledgeForm(services, bounds, giving.pledge.failed) },
    { path: "/donate/return/:token", get: donation.showAfterPayment },
    { path: "/donate/thanks/:token", get: donation.show("thanks") },
    { path: "/donate/failed/:token", get: donation.show("failed") },
    { path: "/donate/cancelled/:token", get: donation.show("cancelled") },
    { path: "/donate/receipt/:token", get: donation.receipt },
    // Pesapal can be configured to notify by GET.
    { path: "/donate/webhook/:provider", get: webhook, post: webhook },
    ...(services.sandbox
      ? [{ path: "/donate/sandbox/:order" as const, get: sandboxPage, post: sandboxPage }]
      : []),
    { path: searchPath, query: answering("q", "kind", "topic", "page") },
    ...[countPath as RoutePath, ...inOtherLanguages(countPath)].flatMap((path): Row[] => [
      { path, query: answering(...countParameters) },
      { path: `${path}/last-day.ics` as OwnPath, get: countCalendarHandler },
    ]),
  ];
}

const inOtherLanguages = (path: string) =>
  languagesOf(path).flatMap(({ code, address }) => (code === "en" ? [] : [address as RoutePath]));

export function createSite(services: SiteServices): Site {
  const rows = describeAddresses(services);
  const { files, rules } = services;
  const refusals = createRefusals(services);
  const byPattern = rows.map(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, parameter)}$`));
  const takesForms = (path: string) =>
    rows.some(({ form, post }, at) => (form || post) && byPattern[at]?.test(path));
  const redirects = new Map(rules.redirects.map((moved) => [moved.from, moved]));

  // A mail program that unsubscribes by one click follows no redirect, so a private link is mended on the way in.
  const app = new Hono<SiteEnvironment>({
    getPath(request) {
      const path = getPath(request);
      return privateLinkIn(path) ?? path;
    },
  });

  app.use(async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of Object.entries(headersFor(rules, c.req.path))) {
      if (!headers.has(name)) headers.set(name, value);
    }
  });

  app.get("*", async (c, next) => {
    const { path, query } = targetOf(c);
    const link = privateLinkIn(path);
    return link && link !== path ? redirect(308, link + query, "no-store") : next();
  });

  for (const row of rows) {
    const path = row.path.replaceAll(/:\w+/g, `$&{${parameter}}`);
    const methods = row.form || row.post ? "GET, HEAD, POST" : "GET, HEAD";
    app.get(path, row.get ?? row.query ?? pass);
    for (const serve of files.serve) app.get(path, serve);
    app.get(path, (c) => c.notFound());
    // Pages have one address, without a trailing slash.
    app.get(`${path}/`, (c) => {
      const target = targetOf(c);
      return redirect(308, target.path.slice(0, -1) + target.query, "no-cache");
    });
    if (row.form) app.post(path, formHandler(row.form, row.path, services));
    if (row.post) app.post(path, row.post);
    app.all(path, (c) => refusals.notAllowed(c, methods));
  }
  for (const serve of files.serve) app.get("*", serve);

  app.notFound((c) => {
    const { path, query } = targetOf(c);
    const plain = withoutRest(path);
    if (!isReadRequest(c.req.method)) {
      // The browser posts the same form again, to where it belongs.
      if (plain !== path && takesForms(plain)) return redirect(308, plain + query, "no-cache");
      return files.has(path) ? refusals.notAllowed(c, "GET, HEAD") : refusals.notFound(c);
    }
    const moved = redirects.get(plain);
    if (moved) return redirect(moved.status, withQuery(moved.to, query), "no-cache");
    // Only to known addresses, so that no request can redirect to a foreign site.
    const isKnown = (address: string) =>
      files.has(address) || byPattern.some((pattern) => pattern.test(address));
    return plain !== path && isKnown(plain)
      ? redirect(308, plain + query, "no-cache")
      : refusals.notFound(c);
  });

  app.onError((error, c) => refusals.failure(c, error));

  return {
    fetch: async (request, connection = { peer: "127.0.0.1" }) => app.fetch(request, connection),
  };
}

/** The pattern of a parameter. It ends with a word character, unlike a sentence around an address. */
const parameter = "[\\w.~-]*[\\w-]";

const isReadRequest = (method: string) => method === "GET" || method === "HEAD";

const pass: SiteHandler = (_c, next) => next();

function cachedFor(seconds: number, get: SiteHandler): SiteHandler {
  return async (c, next) => {
    const response = await get(c, next);
    if (response.ok) response.headers.set("Cache-Control", `max-age=${seconds}`);
    return response;
  };
}

function withQuery(address: string, query: string): string {
  const [path = "", anchor] = address.split("#");
  const whole = path.includes("?") ? path + query.replace("?", "&") : path + query;
  return anchor ? `${whole}#${anchor}` : whole;
}
