import { randomBytes } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { isOwnRequest, isSameSecret, type OfficeRequest, whoAsks } from "./who-asks.ts";

/** What later handlers find in their context: `context.get("name")` is who asks. */
export interface SignedIn {
  Variables: { name: string };
}

/** Where the office lets requests in. */
export interface Access {
  /**
   * An address to open. Without a proxy it signs one browser in, once and within an hour, and replaces the one before;
   * with a proxy it is the plain address of the office.
   */
  newAddress(): string;
  /** Stands before every page, file and action of the office, and names who asks. */
  guard: MiddlewareHandler<SignedIn>;
}

export interface AccessOptions {
  /** The one address under which browsers know the office, e.g. `https://office.example.org`. */
  origin: string;
  /** Secret that only the proxy adds; with it there is no other way in. Left out on a laptop. */
  proof?: string | undefined;
  /** Who asks on a laptop, where one browser is let in and no proxy knows people. */
  localName?: string;
  /** In milliseconds since 1970. */
  clock?: () => number;
}

/** Where the office begins; `/` leads there. */
const start = "/office";

/** Milliseconds for which an unused address signs in: it stays in the terminal's history. */
const addressLifetime = 60 * 60_000;

/**
 * Decides who may ask the office for anything: people whom a proxy has signed in, or one browser of this laptop, by an
 * address that works once. One check for all pages; a refusal is an empty 403, which reveals nothing about what runs
 * here.
 * @throws when the proof is empty: a forgotten file must not open the office
 */
export function createAccess(options: AccessOptions): Access {
  return options.proof === undefined ? createLocalAccess(options) : createProxyAccess(options);
}

function createProxyAccess({ origin, proof = "" }: AccessOptions): Access {
  if (proof === "") throw new Error("The proof of the proxy is empty.");
  return {
    newAddress: () => `${origin}${start}`,
    guard: (context, next) => letIn(whoAsks(requestOf(context), { origin, proof }), context, next),
  };
}

function createLocalAccess({
  origin,
  localName = "This laptop",
  clock = Date.now,
}: AccessOptions): Access {
  const session = newSecret();
  // Browsers send cookies to every port of a host, so the name contains the port.
  const cookie = `otc-office-${new URL(origin).port}`;
  let key: { secret: string; until: number } | undefined;

  function signIn(context: Context, typedKey: string): Response {
    if (!key || clock() > key.until || !isSameSecret(typedKey, key.secret)) return refuse();
    key = undefined;
    setCookie(context, cookie, session, { httpOnly: true, sameSite: "Strict", path: "/" });
    return context.redirect(start);
  }

  const guard: MiddlewareHandler<SignedIn> = (context, next) => {
    const { req } = context;
    const key = req.method === "GET" ? req.query("key") : undefined;
    if (!isOwnRequest(requestOf(context), origin)) return Promise.resolve(refuse());
    if (key !== undefined) return Promise.resolve(signIn(context, key));
    const isKnown = isSameSecret(getCookie(context, cookie) ?? "", session);
    return letIn(isKnown ? localName : undefined, context, next);
  };
  return {
    newAddress(): string {
      key = { secret: newSecret(), until: clock() + addressLifetime };
      return `${origin}${start}?key=${key.secret}`;
    },
    guard,
  };
}

const newSecret = () => randomBytes(32).toString("base64url");

const requestOf = ({ req }: Context): OfficeRequest => ({
  method: req.method,
  url: req.url,
  header: (name) => req.header(name),
});

async function letIn(
  name: string | undefined,
  context: Context<SignedIn>,
  next: () => Promise<void>,
): Promise<Response | undefined> {
  if (name === undefined) return refuse();
  context.set("name", name);
  await next();
  return undefined;
}

function refuse(): Response {
  return new Response(null, { status: 403 });
}
