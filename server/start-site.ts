import { join } from "node:path";
import { caseParameters, comparePath, searchPath } from "#schemas/articles/newsroom-addresses.ts";
import { casesPath } from "#schemas/cases/cases.ts";
import { getPage } from "#schemas/pages/pages.ts";
import { getGiving } from "#schemas/site/giving.ts";
import { getMessages } from "#schemas/site/messages.ts";
import { getOrganisation } from "#schemas/site/organisation.ts";
import { getRedirects } from "#schemas/site/redirects.ts";
import { getRetentionDays } from "#schemas/site/retention.ts";
import { systemClock } from "./clock.ts";
import { createContact } from "./contact/contact.ts";
import { contactForm } from "./contact/contact-form-route.ts";
import { donationEmails } from "./donations/donation-emails.ts";
import { donationForm } from "./donations/donation-form-route.ts";
import { donationRoutes, withoutPlainForm } from "./donations/donation-routes.ts";
import { openDonations, paymentOrigins } from "./donations/open-donations.ts";
import { pledgeForm } from "./donations/pledges.ts";
import type { Environment } from "./environment.ts";
import { type FormTargets, originsOf } from "./http/form-targets.ts";
import { listen } from "./http/node-server.ts";
import { loadPublicFiles } from "./http/public-files.ts";
import { createRateLimiter } from "./http/rate-limiter.ts";
import { createReactPages } from "./http/react-pages.ts";
import type { SecuritySettings } from "./http/security-headers.ts";
import { createSubmissionTimer } from "./http/submission-timing.ts";
import { describeError, type Log } from "./log.ts";
import { archiveRoutes } from "./newsletter/archive-routes.ts";
import { consentWording } from "./newsletter/consent-wording.ts";
import { confirmRoute, leaveRoute } from "./newsletter/link-routes.ts";
import { createLinkTokens } from "./newsletter/link-tokens.ts";
import { createNewsletter } from "./newsletter/newsletter.ts";
import { newsletterForm } from "./newsletter/newsletter-form-route.ts";
import { createOutgoing } from "./outgoing.ts";
import { startDailyPurge } from "./retention/daily-purge.ts";
import { createSiteSearch } from "./search/site-search.ts";
import { readSecretKey } from "./secret-key.ts";
import { createSite } from "./site.ts";
import { openStore } from "./store/open-store.ts";

/** A site that is being served. */
export interface RunningSite {
  url: string;
  /** Where records are kept and where mail goes, for people. */
  places: { records: string; mail: string };
  pageCount: number;
  /** Finishes what is under way and lets go of everything. */
  stop(): Promise<void>;
}

/** Contact messages from one mailbox: five at once, then five an hour; more wait in quarantine. */
const perMailbox = { burst: 5, perMinute: 5 / 60 };

/**
 * Builds every service from the environment and serves the site.
 * @param buildFolder `build`, as the build step left it
 */
export async function startSite(
  environment: Environment,
  log: Log,
  buildFolder: string,
): Promise<RunningSite> {
  const formTargets = readFormTargets(environment);
  const organisation = getOrganisation();
  const { toasts } = getMessages();
  const store = await openStore(environment);
  if (environment.DATABASE_URL && !environment.SECRET_KEY) {
    log.warn("SECRET_KEY is not set: a second server would not know the links of this one");
  }
  const secret = readSecretKey(environment);
  const tokens = createLinkTokens(secret);
  /** Known once the server listens, unless it is configured. */
  let origin = environment.PUBLIC_URL ?? "";
  const donations = openDonations({
    ...{ environment, store, log, clock: systemClock, origin: () => origin },
    organisationEmail: organisation.email,
    deliver: (request) => site.fetch(request),
    onMail: () => relay.wake(),
  });
  const giving = getGiving();
  const security: SecuritySettings = {
    isEncrypted: environment.PUBLIC_URL?.startsWith("https:") ?? false,
    formOrigins: [...new Set([...paymentOrigins(donations), ...originsOf(formTargets)])],
    connectOrigins: originsOf(formTargets),
  };
  const { relay, transport, dispatchKinds } = createOutgoing({
    environment,
    store,
    tokens,
    templates: donationEmails({
      words: giving,
      origin: () => origin,
      isTest: donations.isTest,
      to: environment.MAIL_TO ?? organisation.email,
    }),
    log,
    origin: () => origin,
  });
  const contact = createContact({
    store,
    clock: systemClock,
    dispatchKind: dispatchKinds.message,
    onMail: relay.wake,
  });
  const newsletter = createNewsletter({
    store,
    clock: systemClock,
    tokens,
    wordingOf: consentWording,
    dispatchKinds,
    onMail: relay.wake,
  });
  const pages = createReactPages(
    join(buildFolder, "server", "index.js"),
    {
      newsletterContext: newsletter,
      searchContext: createSiteSearch(join(buildFolder, "client", "search", "index.json")),
    },
    formTargets,
  );
  const ownOrigins = environment.PUBLIC_URL ? [environment.PUBLIC_URL] : [];
  const files = withoutPlainForm(
    loadPublicFiles(join(buildFolder, "client"), security, formTargets),
    donations.offer,
  );
  const donationParts = {
    store,
    pages,
    log,
    clock: systemClock,
    origin: () => origin,
    ...donations,
  };
  const bounds = { most: environment.DONATION_CEILING };
  let isStopping = false;

  const site = createSite({
    files,
    pages,
    variedPages: [
      { path: "/contact", parameter: "about", values: Object.keys(getPage("contact").subjects) },
    ],
    queryPages: [
      { path: searchPath, parameters: ["q", "kind", "topic", "page"] },
      { path: comparePath, parameters: ["a", "b"] },
      { path: casesPath, parameters: caseParameters },
      { path: getPage("products-overview").path, parameters: caseParameters },
    ],
    redirects: getRedirects(),
    forms: [
      contactForm(contact, toasts.contactFailed, createRateLimiter(perMailbox, systemClock)),
      newsletterForm(newsletter, {
        newsletter: toasts.newsletterFailed,
        contact: toasts.contactNewsletterFailed,
      }),
      donationForm({ ...donationParts, bounds, failed: getPage("donate").form.failed }),
      pledgeForm({ ...donationParts, bounds, failed: giving.pledge.failed, onMail: relay.wake }),
    ],
    routes: [
      confirmRoute({ newsletter, pages, ownOrigins }),
      leaveRoute({ newsletter, pages, ownOrigins }),
      ...archiveRoutes({
        reader: newsletter,
        pages,
        name: organisation.name,
        origin: () => origin,
      }),
      ...donationRoutes({
        ...donationParts,
        ownOrigins,
        receiptWords: { words: giving, organisation },
      }),
    ],
    limiter: createRateLimiter(
      { burst: environment.RATE_LIMIT_BURST, perMinute: environment.RATE_LIMIT_PER_MINUTE },
      systemClock,
    ),
    submissionTimer: createSubmissionTimer(secret, systemClock),
    ownOrigins,
    trustedProxies: environment.TRUST_PROXY,
    health: { isReady: () => !isStopping, check: store.check },
    showsErrors: environment.NODE_ENV === "development",
    security,
    log,
  });

  const server = await listen(site, {
    host: environment.HOST,
    port: environment.PORT,
    security,
  }).catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  origin ||= server.url;
  relay.start();
  donations.reconciler.start();
  const stopPurging = startDailyPurge({
    store,
    periods: getRetentionDays(),
    clock: systemClock,
    log,
  });
  pages.warm().catch((error: unknown) => {
    log.error({ error: describeError(error) }, "pages with form errors will be plain");
  });

  return {
    url: server.url,
    places: { records: store.place, mail: transport.place },
    pageCount: [...files.paths].filter((path) => !/\.\w+$/.test(path)).length,
    async stop() {
      isStopping = true;
      const timeout = environment.STOP_SECONDS * 1000;
      const timedOut = new Promise((resolve) => setTimeout(resolve, timeout).unref());
      // Both at once: whoever runs us, a container for example, does not wait twice.
      await Promise.all([
        server.stop(timeout),
        Promise.race([Promise.all([relay.stop(), donations.stop()]), timedOut]),
      ]);
      await stopPurging();
      await transport.close();
      await store.close();
    },
  };
}

/** External form services of the configuration, by the address of ours that they replace. */
function readFormTargets({ CONTACT_FORM_URL, NEWSLETTER_FORM_URL }: Environment): FormTargets {
  const targets = new Map<string, string>();
  if (CONTACT_FORM_URL) targets.set("/contact", CONTACT_FORM_URL);
  if (NEWSLETTER_FORM_URL) targets.set("/newsletter", NEWSLETTER_FORM_URL);
  return targets;
}
