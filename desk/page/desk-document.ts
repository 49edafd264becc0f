import type { View } from "../subjects/subject.ts";

/** The result of the last action. */
export interface Notice {
  sentence: string;
  isRefusal: boolean;
}

/** One page with everything around it. */
export interface DeskDocument {
  view: View;
  /** All pages of the menu, in order. */
  sections: readonly { name: string; path: string }[];
  /** Path of the section that is shown. */
  current: string;
  notice?: Notice | undefined;
  /** Warnings of actions that must be confirmed, by the path of their form. */
  confirmations: Readonly<Record<string, string>>;
  stylesheets: readonly string[];
  fonts: readonly string[];
}

/** Renders a page to HTML, without scripts. It is React, which the build bundles. */
export type RenderDesk = (page: DeskDocument) => string;
