import type { ArtFile } from "./art/art-source.ts";
import type { LoomStrand, LoomTime } from "./art/deadline-loom.ts";
import type { ShareCard } from "./art/share-card.ts";
import type { SearchResponse } from "./search/run-search.ts";
import type { SearchQuery } from "./search/search-document.ts";

/** The card of a page: the picture that stands for it where a link to it is shared. */
export type PageCard = Omit<ShareCard, "art" | "zoom"> & {
  /** Name of a drawing; the home page's map has one of its own for cards. */
  art: ArtFile | "africa" | "loom";
  /** What the loom shows that stands on the card in place of a drawing. */
  loom?: { time: LoomTime; strands: readonly LoomStrand[] };
};

/** Facts reported during rendering, for the site map, share cards and the server. */
export interface PageFacts {
  /** Full canonical address; absent on pages that search engines are asked to leave out. */
  canonical?: string;
  /** Day on which the text last changed, where it is known. */
  modifiedOn?: string | undefined;
  card?: PageCard;
  /** Status of a page rendered for one request; left out, 200. */
  status?: number;
  /** Whether the page is private; its security policy then forbids every connection. */
  isPrivate?: boolean;
}

/** A pre-rendered page by its address, e.g. `/about/team`; the build lists them in `build/pages.json`. */
export type BuiltPage = PageFacts & { path: string };

/** One sentence beside one field, as the form service answers it. */
export interface FieldError {
  field: string;
  /** Machine-readable reason, e.g. `REQUIRED_FIELD_MISSING`, `TYPE_EMAIL`, `TOO_LONG`. */
  code: string;
  message: string;
}

/** Outcome of a posted form, shown by the re-rendered page. */
export interface FormOutcome {
  form: "contact" | "newsletter" | "donation" | "pledge";
  title: string;
  description: string;
  errors: FieldError[];
  /** What was typed, by field name, so that nothing has to be typed twice. */
  values: Record<string, string>;
  /** Signed moment at which the page was made, for the field `_opened`. */
  opened?: string;
}

/** How donations can be given. */
export interface DonationOffer {
  /** Payment providers to choose from; a choice is shown when there is more than one. */
  providers: { name: string; label: string }[];
  /** Whether the payment page accepts MTN and Airtel. */
  hasMobileMoney: boolean;
}

/** What pages show of the settings, known when the site is built. */
export interface SiteSettings {
  /** Addresses that forms post to: our own path, or an external form service. */
  formTargets: { contact: string; newsletter: string };
  donationOffer: DonationOffer;
  /** By task; those where we do it ourselves are left out. */
  companies: Readonly<Record<string, string | undefined>>;
  /** Whether visitors use https. */
  isEncrypted: boolean;
  /** Other origins that forms may be sent or redirected to: form services, payment pages. */
  formOrigins: readonly string[];
  connectOrigins: readonly string[];
  /** Whether readers may keep pages on their phones. */
  keepsOfflinePages: boolean;
}

/** State of a link for confirming: `ready` to be used, used (`confirmed`), or neither any more. */
export type ConfirmationState = "ready" | "confirmed" | "expired";

/** A newsletter that was sent, as its page shows it. */
export interface SentIssue {
  /** Last part of its address, e.g. `2026-12`. */
  slug: string;
  subject: string;
  /** One sentence about it; empty when there is none. */
  summary: string;
  /** Day of sending, e.g. `2026-12-01`. */
  sentOn: string;
  /** Its text as HTML, made by us from Markdown without any HTML of its own. */
  html: string;
}

/** Newsletters that were sent, for pages rendered for a request. */
export interface NewsletterReader {
  /** Newest first, without texts. */
  listIssues(): Promise<Omit<SentIssue, "html">[]>;
  findIssue(slug: string): Promise<SentIssue | undefined>;
}

/** Stage of a donation, as its donor sees it. */
type DonationStage =
  | "waiting"
  | "paid"
  | "review"
  | "reversed"
  | "failed"
  | "expired"
  | "cancelled";

/** A donation for the donor's pages, without personal data. */
export interface DonationView {
  stage: DonationStage;
  /** E.g. `UGX 50,000`. */
  amount: string;
  /** The same as a number, for the basket that grows with it. */
  shillings: number;
  reference: string;
  /** Unguessable part of the address. */
  token: string;
  isTest: boolean;
  /** The provider's page, while the donation waits. */
  checkoutUrl: string | null;
  /** Address of the receipt, once there is one. */
  receiptPath: string | null;
}

type ReceiptFact = readonly [label: string, value: string];

/** Content of a receipt. Only the donor knows its address. */
export interface ReceiptView {
  /** E.g. `OTC-R-000042`. */
  number: string;
  amount: string;
  /** Who gave how much, when, how and under which number. */
  facts: readonly ReceiptFact[];
  /** Whether the donation was received or given back; null for one in test mode that is said to be received. */
  status: ReceiptFact | null;
  isTest: boolean;
}

interface SandboxView {
  orderId: string;
  amount: string;
  reference: string;
  /** Names of what can be made to happen; empty once something was chosen. */
  outcomes: string[];
}

export interface PageData {
  donation?: DonationView;
  receipt?: ReceiptView;
  sandbox?: SandboxView;
  /** State of the link that opened a page of the newsletter; left out, it works no longer. */
  linkState?: ConfirmationState;
}

/** The search on the server, for browsers without script. */
export interface SiteSearch {
  find(question: SearchQuery): Promise<SearchResponse>;
}

/** What a page is given by its renderer: the server, the build or the editor. */
export interface PageRequest extends PageData {
  /** The outcome of a form posted without JavaScript. */
  outcome?: FormOutcome | null;
  /** Moment in milliseconds to which the page counts; left out, that of the build. */
  now?: number;
  newsletter?: NewsletterReader;
  search?: SiteSearch;
  /** Left out, those of a site that is all our own. */
  settings?: SiteSettings;
  /** HTML of a page that the build has rendered already, by its address; `null` for others. */
  renderedPage?: (path: string) => string | null;
  facts?: PageFacts;
}
