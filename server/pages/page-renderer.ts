import type { FormOutcome, PageData } from "#app/services.ts";

export interface RenderedPage {
  html: string;
  /** SHA-256 of its styles in Base64, for its security policy. */
  styleHash?: string | undefined;
  /** Moment from which it is outdated; see `PageFacts`. */
  changesAt?: string | undefined;
  /** Status that the page asks for, such as 400 for a question that it cannot answer. */
  status?: number | undefined;
}

/** Renders pages that depend on a form's outcome or a query. */
export interface PageRenderer {
  /**
   * @param address path with query, e.g. `/contact?about=tsg`
   * @param outcome of a posted form, or null
   * @param given data of the server for the page
   * @throws when the page cannot be rendered
   */
  render(address: string, outcome: FormOutcome | null, given?: PageData): Promise<RenderedPage>;
}
