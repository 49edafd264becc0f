import { timingSafeEqual } from "node:crypto";

/** What the check reads of a request. */
export interface OfficeRequest {
  method: string;
  /** As it was built from the first line and `Host`. */
  url: string;
  /** The value of a header by its name in lower case; several of one name are joined by commas. */
  header(name: string): string | undefined;
}

/** A proxy that asked for a name and a password. */
export interface ProxyRules {
  /** The one address under which browsers know the office, e.g. `https://office.example.org`. */
  origin: string;
  /** Secret that only the proxy adds. */
  proof: string;
}

/** Forms and the office's own scripts need no other methods. */
const methods = ["GET", "HEAD", "POST"];

/** A name, or an e-mail address where the sign-in knows people by that. */
const signInName = /^[\p{L}\p{N} ._@-]{1,60}$/u;

/** Compares without telling by its time how much was right. An empty secret equals nothing. */
export function isSameSecret(received: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(received), Buffer.from(wanted)];
  return b.length > 0 && a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Tells whether a request was addressed to the office and sent by its own page. Another `Host` means DNS rebinding,
 * another `Origin` another site. A browser sends a proxy's password, and a cookie to other ports, by itself: so writes
 * must name their origin, and no GET may change anything.
 */
export function isOwnRequest({ method, url, header }: OfficeRequest, origin: string): boolean {
  const isRead = method === "GET" || method === "HEAD";
  const { host } = new URL(origin);
  const from = header("origin");
  const site = header("sec-fetch-site");
  return (
    methods.includes(method) &&
    header("host") === host &&
    // The first line of a request may name another host, as for a proxy.
    new URL(url).host === host &&
    (from === origin || (from === undefined && isRead)) &&
    (site === undefined || site === "same-origin" || (site === "none" && isRead))
  );
}

/**
 * Finds who asks, behind a proxy that signs people in. There is no other way in than its proof.
 * @returns the name of the sign-in; undefined for a refusal
 */
export function whoAsks(
  officeRequest: OfficeRequest,
  { origin, proof }: ProxyRules,
): string | undefined {
  const request = isOpenedFromElsewhere(officeRequest) ? withoutSite(officeRequest) : officeRequest;
  if (!isOwnRequest(request, origin)) return undefined;
  if (!isSameSecret(officeRequest.header("x-office-proof") ?? "", proof)) return undefined;
  const name = decodeHeader(officeRequest.header("x-office-user") ?? "");
  return name !== undefined && signInName.test(name) && name.trim() === name ? name : undefined;
}

/** Whether a link of a mail or of another site opens a page of its own: reading only, and no frame, picture or script. */
function isOpenedFromElsewhere({ method, header }: OfficeRequest): boolean {
  return (
    method === "GET" &&
    ["cross-site", "same-site"].includes(header("sec-fetch-site") ?? "") &&
    header("sec-fetch-mode") === "navigate" &&
    header("sec-fetch-dest") === "document"
  );
}

const withoutSite = ({ method, url, header }: OfficeRequest): OfficeRequest => ({
  method,
  url,
  header: (name) => (name === "sec-fetch-site" ? undefined : header(name)),
});

/** Node reads each byte of a header as one character; proxies send names in UTF-8. */
function decodeHeader(value: string): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.from(value, "latin1"));
  } catch {
    return undefined;
  }
}
