/** A request, as both node:http and the Fetch API can state it. */
export interface Asked {
  method: string;
  /** As it came: percent-encoded, without the query. */
  path: string;
  /** With its question mark, or empty. */
  query: string;
  /** @param name in lower case */
  header(name: string): string | undefined;
  /** Address of whoever is connected to us: the visitor or a proxy. */
  peer: string;
  body(): AsyncIterable<Uint8Array>;
}

/** What we answer. An answer may be shared by many requests, so nobody changes one. */
export interface Answer {
  readonly status: number;
  /** Name, value, name, value …: the shape that node:http writes fastest. */
  readonly headers: readonly string[];
  /** Null for answers without content, such as those to HEAD. */
  readonly body: Uint8Array | null;
}

/** The same answer with more headers. */
export function addHeaders(answer: Answer, headers: readonly string[]): Answer {
  return { ...answer, headers: [...answer.headers, ...headers] };
}

/** The answer to HEAD: everything but the content. */
export function withoutBody(answer: Answer): Answer {
  return answer.body ? { ...answer, body: null } : answer;
}

/** Whether the client would rather read JSON than a page. Browsers that show pages say `text/html`. */
export function wantsJson(asked: Pick<Asked, "header">): boolean {
  const accept = asked.header("accept") ?? "";
  return accept.includes("application/json") && !accept.includes("text/html");
}
