import type { FormOutcome, PageData, PageFacts } from "#app/services.ts";

export interface RenderedPage extends Pick<PageFacts, "status"> {
  html: string;
}

export interface PageRenderer {
  /**
   * @param address path with query, e.g. `/search?q=privacy`
   * @param outcome of a posted form, or null
   * @throws when the page cannot be rendered
   */
  render(address: string, outcome: FormOutcome | null, given?: PageData): Promise<RenderedPage>;
}
