import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { EmailAddress } from "#app/forms/email-address.ts";
import { getMessages, type Messages } from "#collections/site/messages.ts";
import { getRetention } from "#collections/site/retention.ts";
import { type Alerts, createAlerts } from "./alerts/alerts.ts";
import { type Clock, systemClock } from "./clock.ts";
import { type Contact, createContact } from "./contact/contact.ts";
import { type OpenDonations, openDonations } from "./donations/open-donations.ts";
import type { Environment } from "./environment.ts";
import type { FormDependencies } from "./forms/form-handler.ts";
import { createSubmissionTimer } from "./forms/submission-timing.ts";
import type { HeaderRules } from "./http/header-rules.ts";
import { openSiteFiles } from "./http/site-files.ts";
import {
  createRateLimiter,
  questionLimit,
  type RateLimit,
  type RateLimiter,
} from "./limits/rate-limiter.ts";
import { createSharedRateLimiter } from "./limits/shared-rate-limiter.ts";
import type { Log } from "./log.ts";
import { createLinkTokens, type LinkTokens } from "./newsletter/link-tokens.ts";
import { createNewsletter, type Newsletter } from "./newsletter/newsletter.ts";
import { createOutboundServices, type OutboundServices } from "./outbound-services.ts";
import { createPageCache } from "./pages/page-cache.ts";
import type { RationDependencies } from "./pages/query-pages.ts";
import { createReactPages } from "./pages/react-pages.ts";
import { siteSettings } from "./pages/site-settings.ts";
import { type ErasePerson, erasePerson } from "./people/person.ts";
import { createSiteSearch } from "./search/site-search.ts";
import { readSecretKey } from "./secret-key.ts";
import { LogInUseError, type Store } from "./store/store.ts";

/**
 * Everything that works on the store, built once here for the site, the office and tests. Only what composes a program
 * knows this type (`tests/architecture/services.test.ts`): a function names what it needs in its own parameters.
 */
export interface Services extends OpenDonations, OutboundServices {
  environment: Environment;
  store: Store;
  clock: Clock;
  log: Log;
  /** Public origin of the site, for links in e-mails. */
  origin: () => string;
  /** Signs links in e-mails and moments in pages; see `readSecretKey`. */
  secret: Buffer;
  tokens: LinkTokens;
  contact: Contact;
  alerts: Alerts;
  erase: ErasePerson;
  newsletter: Newsletter;
}

export interface ServiceDependencies {
  environment: Environment;
  store: Store;
  log: Log;
  /** Folder of the site; default: the one that runs. */
  root?: string;
  clock?: Clock;
  /** Default: PUBLIC_URL or the address of HOST and PORT. */
  origin?: () => string;
  /** Sends the sandbox's webhooks to the site. Absent at the office. */
  deliver?: (request: Request) => Promise<Response>;
}

export interface SiteServices extends Services, FormDependencies, RationDependencies {
  /** Headers and redirects, as proxies send them too. */
  rules: HeaderRules;
  toasts: Messages["toasts"];
  /** Creates a limiter that all servers share. */
  createLimiter(name: string, limit: RateLimit): RateLimiter;
  /** False while the server is stopping. */
  isReady(): boolean;
  /** Whether error pages show the message of an error, which may be secret. */
  showsErrors: boolean;
}

/**
 * Limits of refused forms that are rendered with their input, 5 ms each; others get a cached page. A network that sends
 * nonsense uses up its own, a hundredth of the server's time, and many together a twentieth.
 */
const renderedRefusals = {
  ofNetwork: { burst: 20, perMinute: 120 },
  ofAll: { burst: 200, perMinute: 600 },
};

function createRefusalLimiter(clock: Clock): SiteServices["refusalLimiter"] {
  const ofNetwork = createRateLimiter(renderedRefusals.ofNetwork, clock);
  const ofAll = createRateLimiter(renderedRefusals.ofAll, clock);
  return { take: (network) => ofNetwork.take(network) || ofAll.take("all") };
}

/** Builds the services. Nothing runs yet: relay and reconciler wait for `start`. */
export function createServices(parts: ServiceDependencies): Services {
  const { environment, store, log, clock = systemClock } = parts;
  const { PUBLIC_URL, HOST, PORT, DATA_DIR: folder } = environment;
  const origin = parts.origin ?? (() => PUBLIC_URL ?? `http://${HOST}:${PORT}`);
  const secret = readSecretKey(environment);
  const tokens = createLinkTokens(secret);
  const onMail = () => outbound.relay.wake();
  const base = { environment, store, clock, log, origin, secret, tokens };
  const alerts = createAlerts({ ...base, onMail, root: parts.root });
  const deliver = parts.deliver ?? (async () => new Response());
  const donations = openDonations({ ...base, onMail, alerts, deliver });
  const outbound = createOutboundServices({ ...base, isTest: donations.isTest });
  const erase: ErasePerson = (who, options) =>
    erasePerson({ store, retention: getRetention(), tokens, folder }, who, {
      ...options,
      now: clock(),
    });
  /** For subscribers, who cannot act on a log that a copying program holds. */
  async function eraseSubscriberRecords(address: EmailAddress): Promise<void> {
    try {
      await erase(address, { onlyNewsletter: true });
    } catch (error) {
      if (!(error instanceof LogInUseError)) throw error;
      log.warn(
        { error },
        "subscriber erased, but the log of the store still holds the row until it is rewritten",
      );
    }
  }
  return {
    ...base,
    alerts,
    erase,
    ...donations,
    ...outbound,
    contact: createContact({ ...base, onMail }),
    newsletter: createNewsletter({ ...base, onMail, erase: eraseSubscriberRecords }),
  };
}

/**
 * Adds what the site needs beyond the services of the office: pages, files and the limits of its forms.
 * @param build folder of the build
 * @param pagesFile renders pages; default: the build of React Router
 */
export function createSiteServices(
  services: Services,
  build: string,
  pagesFile = join(build, "server", "index.js"),
): SiteServices {
  const { environment, newsletter, secret, clock } = services;
  const { PUBLIC_URL, RATE_LIMIT_BURST, RATE_LIMIT_PER_MINUTE } = environment;
  const perNetwork = { burst: RATE_LIMIT_BURST, perMinute: RATE_LIMIT_PER_MINUTE };
  // One server alone counts in memory; several must count together.
  const createLimiter = (name: string, limit: RateLimit) =>
    environment.DATABASE_URL
      ? createSharedRateLimiter(name, limit, services)
      : createRateLimiter(limit, clock);
  const search = createSiteSearch(join(build, "site", "search", "index.json"));
  const settings = siteSettings(environment);
  return {
    ...services,
    rules: readRules(join(build, "headers.json")),
    files: openSiteFiles(build),
    pages: createReactPages(pagesFile, { newsletter, search, settings }, clock),
    toasts: getMessages().toasts,
    createLimiter,
    limiter: createLimiter("form", perNetwork),
    queryLimiter: createRateLimiter(questionLimit(perNetwork), clock),
    refusalLimiter: createRefusalLimiter(clock),
    pageCache: createPageCache(),
    submissionTimer: createSubmissionTimer(secret, clock),
    ownOrigins: PUBLIC_URL ? [PUBLIC_URL] : [],
    trustedProxies: environment.TRUST_PROXY,
    isReady: () => true,
    showsErrors: environment.NODE_ENV === "development",
  };
}

/** What the build wrote; none where nothing is built, as in development. */
function readRules(file: string): HeaderRules {
  if (!existsSync(file)) return { headers: [], redirects: [] };
  return JSON.parse(readFileSync(file, "utf8")) as HeaderRules;
}
