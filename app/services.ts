import type { ArtFile } from "./art/art-source.ts";
import type { LoomStrand, LoomTime } from "./art/deadline-loom.ts";
import type { ShareCard } from "./art/share-card.ts";
import type { SearchResponse } from "./search/run-search.ts";
import type { SearchQuery } from "./search/search-document.ts";

/** Addresses of an external form service, by the path of our own form that each replaces. */
export type FormTargets = ReadonlyMap<string, string>;

/** The card of a page: the picture that stands for it where a link to it is shared. */
export type PageCard = Omit<ShareCard, "art" | "zoom"> & {
  /** Name of a drawing; the home page's map has one of its own for cards. */
  art: ArtFile | "africa" | "loom";
  /** What the loom shows that stands on the card in place of a drawing. */
  loom?: { time: LoomTime; strands: readonly LoomStrand[] };
};

/** What a page says of itself while it is rendered, for the site map, share cards and the server. */
export interface PageFacts {
  /** Full canonical address; absent on pages that search engines are asked to leave out. */
  canonical?: string;
  /** Day on which the text last changed, where it is known. */
  modifiedOn?: string | undefined;
  card?: PageCard;
  /** Day to which the page counts days, e.g. `2026-11-21`; the server renders it anew on the next. */
  asOf?: string;
  /** Moment from which the page says something else, e.g. that a deadline has passed; it is then rendered anew. */
  changesAt?: string | undefined;
  /** Addresses of drawings that grow with the days that the page counts. */
  drawings?: readonly string[];
  /** Paths of those forms on the page that an external form service may take over. */
  forms?: readonly string[];
  /** Whether nothing that is typed on the page may leave it; its security policy then forbids every connection. */
  isPrivate?: boolean;
  /** SHA-256 of the styles that the document holds, in Base64; the page's security policy allows them by it. */
  styleHash?: string;
}

/** A pre-rendered page by its address, e.g. `/about/team`; the build lists them in `build/server/pages.json`. */
export type BuiltPage = PageFacts & { path: string };

/** A host that hands out files and answers nothing by itself, for which the site is exported. */
export interface StaticHost {
  /** The security policy of a page, which stands in the page: such a host sends the same headers with each. */
  policyOf(page: Pick<PageFacts, "styleHash" | "isPrivate">): string;
  /** Whether a page is not there, because it makes sense with our server only. */
  excludes(path: string): boolean;
}

/** One sentence beside one field, as the form service answers it. */
export interface FieldError {
  /** Name of the form field, as posted. */
  field: string;
  /** Machine-readable reason, e.g. `REQUIRED_FIELD_MISSING`, `TYPE_EMAIL`, `TOO_LONG`. */
  code: string;
  /** Sentence for the visitor. */
  message: string;
}

/** What became of a posted form; a page that is rendered again shows it. */
export interface FormOutcome {
  form: "contact" | "newsletter" | "donation" | "pledge";
  /** HTTP status of the page that carries this outcome. */
  status: number;
  /** Headline, the same words as the toast. */
  title: string;
  /** Sentence below the headline, the same words as the toast. */
  description: string;
  errors: FieldError[];
  /** What was typed, by field name, so that nothing has to be typed twice. */
  values: Record<string, string>;
  /** Signed moment at which the page was made, for the field `_opened`. */
  opened?: string;
}

/** How donations can be given, by the configuration of the running server. */
export interface DonationOffer {
  /** Payment providers to choose from; a choice is shown when there is more than one. */
  providers: { name: string; label: string }[];
  /** Whether a donation can be repeated every month. */
  hasMonthly: boolean;
  /** Whether the page of totals is switched on. */
  hasTotals: boolean;
  /** Whether the payment page takes MTN and Airtel, so that nobody has to ask for them. */
  hasMobileMoney: boolean;
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

/** What pages may ask about the newsletter while they are rendered for a request. Nothing here changes anything. */
export interface NewsletterReader {
  confirmationState(token: string): Promise<ConfirmationState>;
  /** Whether a link for unsubscribing belongs to an address that we hold. */
  canUnsubscribe(token: string): Promise<boolean>;
  /** Newest first, without texts. */
  listIssues(): Promise<Omit<SentIssue, "html">[]>;
  findIssue(slug: string): Promise<SentIssue | undefined>;
}

/** How far a donation has come, as its donor sees it. */
export type DonationStage =
  | "waiting"
  | "paid"
  | "review"
  | "reversed"
  | "failed"
  | "expired"
  | "cancelled";

/** A donation for the pages that a donor comes back to: nothing in it says who gave. */
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

/** What a receipt says. Its address is known to the donor alone. */
export interface ReceiptView {
  /** E.g. `OTC-R-000042`. */
  number: string;
  amount: string;
  /** Who gave how much, when, how and under which number. */
  facts: readonly ReceiptFact[];
  /** Whether the donation was given back. */
  status: ReceiptFact;
  isTest: boolean;
  pdfPath: string;
}

/** An order in the payment sandbox. */
export interface SandboxView {
  orderId: string;
  amount: string;
  reference: string;
  /** Names of what can be made to happen; empty once something was chosen. */
  outcomes: string[];
}

/** Donations of one month. */
export interface MonthTotal {
  /** E.g. `November 2026`. */
  month: string;
  donations: number;
  /** With commas. */
  sum: string;
}

/** What the server hands to a page that it renders for one request. */
export interface PageData {
  donationOffer?: DonationOffer;
  donation?: DonationView;
  receipt?: ReceiptView;
  sandbox?: SandboxView;
  totals?: MonthTotal[];
}

/** The search, for those whose browser does not search by itself. */
export interface SiteSearch {
  find(question: SearchQuery): Promise<SearchResponse>;
}
