import { join } from "node:path";
import type { FormTargets } from "#app/services.ts";
import { getMessages, type Messages } from "#collections/site/messages.ts";
import { getRedirects, type Redirect } from "#collections/site/redirects.ts";
import { getRetention } from "#collections/site/retention.ts";
import { type Alerts, createAlerts } from "./alerts/alerts.ts";
import { type Clock, systemClock } from "./clock.ts";
import { type Contact, createContact } from "./contact/contact.ts";
import { type OpenDonations, openDonations } from "./donations/open-donations.ts";
import type { Environment } from "./environment.ts";
import { createSubmissionTimer, type SubmissionTimer } from "./forms/submission-timing.ts";
import { loadPublicFiles, type PublicFiles } from "./http/public-files.ts";
import type { SecuritySettings } from "./http/security-headers.ts";
import {
  createRateLimiter,
  type LocalRateLimiter,
  type RateLimit,
  type RateLimiter,
} from "./limits/rate-limiter.ts";
import { createSharedRateLimiter } from "./limits/shared-rate-limiter.ts";
import type { Log } from "./log.ts";
import { createLinkTokens, type LinkTokens } from "./newsletter/link-tokens.ts";
import { createNewsletter, type Newsletter } from "./newsletter/newsletter.ts";
import { createOutboundServices, type OutboundServices } from "./outbound-services.ts";
import { originsOf, readBuiltPages, renderRetargeted } from "./pages/form-targets.ts";
import { createPageCache, type PageCache } from "./pages/page-cache.ts";
import type { PageRenderer } from "./pages/page-renderer.ts";
import { createReactPages } from "./pages/react-pages.ts";
import { readTimeDependentPages, type TimeDependentPage } from "./pages/time-dependent-pages.ts";
import { erasePerson } from "./people/person.ts";
import { createSiteSearch } from "./search/site-search.ts";
import { readSecretKey } from "./secret-key.ts";
import { LogInUseError, type Store } from "./store/store.ts";

/** Everything that is done with what the store holds. The site, the desk and tests build it here, once. */
export interface Services extends OpenDonations, OutboundServices {
  environment: Environment;
  store: Store;
  clock: Clock;
  log: Log;
  /** Public origin of the site, for links in mails. */
  origin: () => string;
  /** Signs links in mails and moments in pages. */
  secret: Buffer;
  tokens: LinkTokens;
  contact: Contact;
  alerts: Alerts;
  /** Deletes everything about the owner of an address or a telephone number, by kind; see `erasePerson`. */
  erase: (who: string, options?: { onlyNewsletter?: boolean }) => Promise<Record<string, number>>;
  newsletter: Newsletter;
}

export interface ServiceDependencies extends Pick<Services, "environment" | "store" | "log"> {
  clock?: Clock;
  /** Left out, it is PUBLIC_URL or the address that HOST and PORT name. */
  origin?: () => string;
  /** Takes the sandbox's webhooks to the site. Left out where nobody pays, as at the desk. */
  deliver?: (request: Request) => Promise<Response>;
}

/** All that the site is made of. Handlers name the few of these that they need. */
export interface SiteServices extends Services {
  files: PublicFiles;
  pages: PageRenderer & { warm?(): Promise<void> };
  /** Stored pages that count days. */
  timeDependentPages: readonly TimeDependentPage[];
  redirects: readonly Redirect[];
  /** Words of the toasts, which pages that give a form back say as well. */
  toasts: Messages["toasts"];
  /** Counts the forms of a network. */
  limiter: RateLimiter;
  /** Makes a limiter that all servers of the site share. */
  createLimiter(name: string, limit: RateLimit): RateLimiter;
  /** Counts the pages that this process renders for a network's questions. */
  queryLimiter: LocalRateLimiter;
  /** Counts refused forms that are rendered with what was typed, whoever sent them. */
  refusalLimiter: LocalRateLimiter;
  /** Pages that were made while the site runs and lie ready since. */
  pageCache: PageCache;
  submissionTimer: SubmissionTimer;
  /** Origins, besides our own address, whose pages may post to us. */
  ownOrigins: readonly string[];
  /** How many proxies of our own stand in front of us. */
  trustedProxies: number;
  security: SecuritySettings;
  /** False from the moment the server is told to stop. */
  isReady(): boolean;
  /** Whether error pages show the message of an error, which may hold secrets. */
  showsErrors: boolean;
}

/**
 * How many refused forms are rendered with what was typed, from all senders together; the others get a page
 * that lies ready. Each takes 5 ms, so even under attack they keep the server busy for a hundredth of its time.
 */
const renderedRefusals = { burst: 20, perMinute: 120 };

/** Builds the services from the environment. Nothing runs yet: the relay and the reconciler wait for `start`. */
export function createServices(parts: ServiceDependencies): Services {
  const { environment, store, log, clock = systemClock } = parts;
  const { PUBLIC_URL, HOST, PORT } = environment;
  const origin = parts.origin ?? (() => PUBLIC_URL ?? `http://${HOST}:${PORT}`);
  const secret = readSecretKey(environment);
  const tokens = createLinkTokens(secret);
  const onMail = () => outbound.relay.wake();
  const alerts = createAlerts({ environment, store, clock, log, onMail });
  const donations = openDonations({
    environment,
    store,
    log,
    clock,
    origin,
    onMail,
    alerts,
    deliver: parts.deliver ?? (async () => new Response()),
  });
  const outbound = createOutboundServices({
    environment,
    store,
    tokens,
    log,
    clock,
    origin,
    isTest: donations.isTest,
  });
  const { dispatches } = outbound;
  const erase: Services["erase"] = (who, options) =>
    erasePerson({ store, retention: getRetention(), tokens, folder: environment.DATA_DIR }, who, {
      ...options,
      now: clock(),
      dispatch: dispatches.erased,
    });
  /** For readers themselves, who cannot do anything about a log that a copying program holds. */
  async function eraseSubscriberRecords(address: string): Promise<void> {
    try {
      await erase(address, { onlyNewsletter: true });
    } catch (error) {
      if (!(error instanceof LogInUseError)) throw error;
      log.warn(
        { error },
        "a reader was erased, and the log of the store holds it until it is written anew",
      );
    }
  }
  return {
    environment,
    store,
    clock,
    log,
    origin,
    secret,
    tokens,
    alerts,
    erase,
    ...donations,
    ...outbound,
    contact: createContact({ store, clock, dispatch: dispatches.message, onMail }),
    newsletter: createNewsletter({
      store,
      clock,
      tokens,
      dispatches,
      onMail,
      erase: eraseSubscriberRecords,
    }),
  };
}

/**
 * Adds what the site needs beyond the services: pages, files and what guards its forms.
 * @param buildFolder `build`, as the build step left it
 * @param pagesFile renders pages; left out, it is the one of `react-router build`
 */
export async function createSiteServices(
  services: Services,
  buildFolder: string,
  pagesFile = join(buildFolder, "server", "index.js"),
): Promise<SiteServices> {
  const { environment, newsletter, donations, secret, clock } = services;
  const { PUBLIC_URL, RATE_LIMIT_BURST, RATE_LIMIT_PER_MINUTE } = environment;
  const formTargets = readFormTargets(environment);
  const paymentOrigins = donations.providers.flatMap(({ checkoutOrigins }) => checkoutOrigins);
  const security: SecuritySettings = {
    isEncrypted: PUBLIC_URL?.startsWith("https:") ?? false,
    formOrigins: [...new Set([...paymentOrigins, ...originsOf(formTargets)])],
    connectOrigins: originsOf(formTargets),
    isPreloaded: environment.HSTS_PRELOAD ?? false,
  };
  const perNetwork = { burst: RATE_LIMIT_BURST, perMinute: RATE_LIMIT_PER_MINUTE };
  // One server alone keeps nothing about who came; several must count together.
  const createLimiter = (name: string, limit: RateLimit) =>
    environment.DATABASE_URL
      ? createSharedRateLimiter(name, limit, services)
      : createRateLimiter(limit, clock);
  const clientFolder = join(buildFolder, "client");
  const searchContext = createSiteSearch(join(clientFolder, "search", "index.json"));
  const pages = createReactPages(
    pagesFile,
    { newsletterContext: newsletter, searchContext },
    formTargets,
    clock,
  );
  const list = readBuiltPages(join(buildFolder, "server", "pages.json"));
  const rendered = await renderRetargeted(list, formTargets, pages);
  return {
    ...services,
    security,
    files: loadPublicFiles(clientFolder, security, { built: list, rendered }),
    pages,
    timeDependentPages: readTimeDependentPages(list),
    redirects: getRedirects(),
    toasts: getMessages().toasts,
    createLimiter,
    limiter: createLimiter("form", perNetwork),
    queryLimiter: createRateLimiter(perNetwork, clock),
    refusalLimiter: createRateLimiter(renderedRefusals, clock),
    pageCache: createPageCache({ security }),
    submissionTimer: createSubmissionTimer(secret, clock),
    ownOrigins: PUBLIC_URL ? [PUBLIC_URL] : [],
    trustedProxies: environment.TRUST_PROXY,
    isReady: () => true,
    showsErrors: environment.NODE_ENV === "development",
  };
}

/** External form services of the configuration, by the address of ours that they replace. */
function readFormTargets({ CONTACT_FORM_URL, NEWSLETTER_FORM_URL }: Environment): FormTargets {
  const targets = new Map<string, string>();
  if (CONTACT_FORM_URL) targets.set("/contact", CONTACT_FORM_URL);
  if (NEWSLETTER_FORM_URL) targets.set("/newsletter", NEWSLETTER_FORM_URL);
  return targets;
}
