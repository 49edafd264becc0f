import type { DonationOffer } from "#app/services.ts";
import type { Answer, Asked } from "#server/http/exchange.ts";
import type { PublicFiles } from "#server/http/public-files.ts";
import type { RequestRoute } from "#server/http/request-route.ts";
import { jsonError } from "#server/http/written-answer.ts";
import { createDonationPages, type DonationPageParts } from "./donation-pages.ts";
import { answerSandbox } from "./sandbox-pages.ts";
import type { SandboxProvider } from "./sandbox-provider.ts";
import { answerWebhook, type WebhookParts } from "./webhook-route.ts";

export interface DonationRouteParts extends DonationPageParts, WebhookParts {
  sandbox: SandboxProvider | undefined;
  origin: () => string;
  ownOrigins: readonly string[];
}

/** Everything under `/donate` that is made for one request. */
export function donationRoutes(parts: DonationRouteParts): RequestRoute[] {
  const { offer, donations, sandbox } = parts;
  const made = createDonationPages(parts);

  const hear = async (asked: Asked, name: string): Promise<Answer> => {
    const provider = donations.providers.find((one) => one.name === name);
    return provider ? answerWebhook(provider, asked, parts) : jsonError(404, "Not known here.");
  };
  const donationPage = (kind: "thanks" | "failed" | "cancelled"): RequestRoute => ({
    path: `/donate/${kind}/`,
    get: (asked, token) => made.donation(asked, kind, token),
  });

  return [
    {
      path: "/donate/return/",
      get: made.comeBack,
    },
    donationPage("thanks"),
    donationPage("failed"),
    donationPage("cancelled"),
    {
      path: "/donate/receipt/",
      get: (asked, rest) => made.receipt(asked, rest.replace(/\.pdf$/, ""), /\.pdf$/.test(rest)),
    },
    // Pesapal can be set up to tell by GET as well.
    { path: "/donate/webhook/", get: hear, post: hear },
    ...(sandbox ? [sandboxRoute({ ...parts, sandbox })] : []),
    ...(offer.hasTotals ? [{ path: "/donate/totals", get: made.totals }] : []),
    ...(isPlain(offer) ? [] : [{ path: "/donate", get: made.form }]),
  ];
}

function sandboxRoute(parts: DonationRouteParts & { sandbox: SandboxProvider }): RequestRoute {
  const answer = (asked: Asked, order: string) => answerSandbox(asked, order, parts);
  return { path: "/donate/sandbox/", get: answer, post: answer };
}

/** Whether the pre-rendered donation page says all that there is to say. */
function isPlain({ providers, hasMonthly, hasTotals }: DonationOffer): boolean {
  return providers.length < 2 && !hasMonthly && !hasTotals;
}

/** Leaves out the pre-rendered donation page where the offer needs one of its own. */
export function withoutPlainForm(files: PublicFiles, offer: DonationOffer): PublicFiles {
  if (isPlain(offer)) return files;
  return { ...files, find: (path) => (path === "/donate" ? undefined : files.find(path)) };
}
