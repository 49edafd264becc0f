declare module "virtual:document-assets" {
  /** Addresses of the scripts that every page loads, in order. */
  export const scripts: readonly string[];
  /** Addresses of a page's stylesheets by that of its route's module; absent while developing. */
  export const stylesheets: Readonly<Record<string, readonly string[]>> | undefined;
}
