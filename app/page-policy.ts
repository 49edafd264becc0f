import type { PageFacts, SiteSettings } from "./services.ts";

type PolicySettings = Pick<SiteSettings, "isEncrypted" | "formOrigins" | "connectOrigins">;

/**
 * The Content-Security-Policy of a page, which stands in its document, after MDN's HTTP Observatory. What browsers
 * obey only in a header, `frame-ancestors`, is sent with every answer.
 * @param page its styles' SHA-256 in Base64, and whether nothing may leave it: no request by a script, no form
 */
export function pagePolicy(
  { isEncrypted, formOrigins, connectOrigins }: PolicySettings,
  { styleHash, isPrivate }: Pick<PageFacts, "isPrivate"> & { styleHash: string },
): string {
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${styleHash}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    isPrivate ? "connect-src 'none'" : ["connect-src 'self'", ...connectOrigins].join(" "),
    // Chromium and WebKit also apply this list to the redirect after a form.
    isPrivate ? "form-action 'none'" : ["form-action 'self'", ...formOrigins].join(" "),
    "manifest-src 'self'",
    // The worker for offline pages.
    "worker-src 'self'",
    "base-uri 'none'",
    // No text becomes markup or script, except our icons and the address of that worker.
    "require-trusted-types-for 'script'",
    "trusted-types otc-icon otc-worker",
  ];
  if (isEncrypted) directives.push("upgrade-insecure-requests");
  return directives.join("; ");
}
