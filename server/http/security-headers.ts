/** What the headers depend on. */
export interface SecuritySettings {
  /** Whether people reach the site by https; HSTS is sent only then. */
  isEncrypted: boolean;
  /** Origins besides our own that forms may be sent to or lead to: form services, payment pages. */
  formOrigins?: readonly string[];
  /** Origins besides our own that scripts may speak to: form services. */
  connectOrigins?: readonly string[];
}

/** Nothing on this site needs any of these. */
const deniedFeatures = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** Names and values. */
export type HeaderList = readonly (readonly [name: string, value: string])[];

/**
 * Headers for every answer, errors included. They follow the OWASP Secure Headers project and MDN's HTTP
 * Observatory. Written here and not by Hono's `secureHeaders`, because stored pages carry them too.
 */
export function securityHeaders(settings: SecuritySettings): HeaderList {
  return [["Content-Security-Policy", contentPolicy(settings)], ...otherHeaders(settings)];
}

/**
 * Headers for PDF files. Browsers show a PDF inside a small document of their own, which inherits our
 * policy and needs an `<embed>` and inline styles; with the policy of pages it stays blank.
 */
export function documentSecurityHeaders(settings: SecuritySettings): HeaderList {
  const policy =
    "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; img-src 'self' data:; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  return [["Content-Security-Policy", policy], ...otherHeaders(settings)];
}

function contentPolicy({
  isEncrypted,
  formOrigins = [],
  connectOrigins = [],
}: SecuritySettings): string {
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectOrigins].join(" "),
    // Chromium and WebKit also hold the redirect after a form to this list.
    ["form-action 'self'", ...formOrigins].join(" "),
    "manifest-src 'self'",
    // The worker that sends a form written offline.
    "worker-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  if (isEncrypted) directives.push("upgrade-insecure-requests");
  return directives.join("; ");
}

function otherHeaders({ isEncrypted }: SecuritySettings): HeaderList {
  const headers: [string, string][] = [
    ["X-Content-Type-Options", "nosniff"],
    ["X-Frame-Options", "DENY"],
    // Not `no-referrer`: with that, browsers send `Origin: null` with our own forms, which we refuse.
    ["Referrer-Policy", "same-origin"],
    ["Permissions-Policy", deniedFeatures.map((feature) => `${feature}=()`).join(", ")],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Embedder-Policy", "require-corp"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    ["X-Permitted-Cross-Domain-Policies", "none"],
    ["X-DNS-Prefetch-Control", "off"],
  ];
  if (isEncrypted) {
    headers.push(["Strict-Transport-Security", "max-age=63072000; includeSubDomains"]);
  }
  return headers;
}
