declare module "virtual:document-assets" {
  /** The scripts that every page loads, in order; with the hash of their content once they are built. */
  export const scripts: readonly { src: string; integrity?: string }[];
  /** Styles of all pages; absent while developing, when Vite brings them by itself. */
  export const styles: import("./page-styles.ts").SiteStyles | undefined;
}
