import type { Answer, Asked } from "./exchange.ts";

/** A request of the Fetch API as the site takes it. */
export function askedByFetch(request: Request, peer: string): Asked {
  const { pathname, search, host } = new URL(request.url);
  return {
    method: request.method,
    path: pathname,
    query: search,
    // A Request carries its host in its address.
    header: (name) => request.headers.get(name) ?? (name === "host" ? host : undefined),
    peer,
    body: () => request.body ?? nothing(),
  };
}

/** An answer of the site for callers that speak the Fetch API. */
export function responseFrom({ status, headers, body }: Answer): Response {
  const fields = new Headers();
  for (let at = 0; at < headers.length; at += 2) {
    fields.append(headers[at] as string, headers[at + 1] as string);
  }
  return new Response(body as NonNullable<RequestInit["body"]> | null, { status, headers: fields });
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
