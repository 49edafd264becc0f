import type { FormOutcome, PageData } from "#app/services.ts";

/** A whole HTML document, and what the server must know of it. */
export interface RenderedPage {
  html: string;
  /** SHA-256 of its styles in Base64, for its security policy. */
  styleHash?: string | undefined;
  /** Moment from which it says something else; see `PageFacts`. */
  changesAt?: string | undefined;
}

/** Renders what cannot be ready beforehand: a page that a form's outcome or a query changes. */
export interface PageRenderer {
  /**
   * @param address path of the page, with its query if need be, e.g. `/contact?about=tsg`
   * @param outcome what became of a posted form; null when none was posted
   * @param given what the server knows and the page shows, for pages that are about one thing
   * @throws when the page cannot be rendered
   */
  render(address: string, outcome: FormOutcome | null, given?: PageData): Promise<RenderedPage>;
}
