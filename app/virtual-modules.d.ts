declare module "virtual:document-assets" {
  /** The scripts that every page loads, in order; with the hash of their content once they are built. */
  export const scripts: readonly { src: string; integrity?: string }[];
  /** Styles of all pages; absent while developing, when Vite brings them by itself. */
  export const styles: import("./page-styles.ts").SiteStyles | undefined;
}

/**
 * Trusted types: browsers that know them let no plain text become markup or the address of a script on our
 * pages. It must come from a policy that `server/http/security-headers.ts` names. Not in TypeScript's library yet.
 */
declare var trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: { createHTML?(input: string): string; createScriptURL?(input: string): string },
      ): { createHTML(input: string): string; createScriptURL(input: string): string };
    }
  | undefined;
