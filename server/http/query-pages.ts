import type { Answer, Asked } from "./exchange.ts";
import { addHeaders } from "./exchange.ts";
import type { PageRenderer } from "./page-renderer.ts";
import { plainPage } from "./plain-page.ts";
import type { RateLimiter } from "./rate-limiter.ts";
import { addressPrefix, visitorAddress } from "./visitor-address.ts";
import { htmlAnswer } from "./written-answer.ts";

/** A page that a question changes. */
export interface QueryPage {
  path: string;
  /** Names in a query that it answers; one with other names only gets the page as it was pre-rendered. */
  parameters: readonly string[];
}

interface QueryPageParts {
  pages: PageRenderer;
  /** Rendering costs a thousand times what a ready page costs. */
  limiter: RateLimiter;
  trustedProxies: number;
}

/**
 * Longest query in bytes that is rendered; a longer one gets the page as it was pre-rendered. The search
 * takes a hundred letters, and one of Amharic or Arabic stands as nine bytes in an address.
 */
const longestQuery = 1200;

/**
 * Pages whose forms ask with GET: the search, the comparison of laws, the tables of cases. Without a
 * question they are pre-rendered like all others; with one they are rendered for each request.
 */
export function createQueryPages(queryPages: readonly QueryPage[], parts: QueryPageParts) {
  const known = new Map(queryPages.map(({ path, parameters }) => [path, parameters]));

  /** @returns undefined when the pre-rendered page is the answer */
  return function answerQuery(asked: Asked): Promise<Answer> | undefined {
    const { path, query } = asked;
    if (query.length < 2 || query.length > longestQuery) return undefined;
    const parameters = known.get(path);
    if (!parameters) return undefined;
    // Links from elsewhere often carry marks of their own, which are no question.
    const given = new URLSearchParams(query);
    if (!parameters.some((name) => given.has(name))) return undefined;
    // Named apart, so that looking things up does not use up what forms may take.
    const visitor = `query ${addressPrefix(visitorAddress(asked, parts.trustedProxies))}`;
    const wait = parts.limiter.take(visitor);
    return wait > 0 ? Promise.resolve(tooMany(asked, wait)) : render(asked);
  };

  async function render(asked: Asked): Promise<Answer> {
    const html = await parts.pages.render(asked.path + asked.query, null);
    return addHeaders(htmlAnswer(asked, 200, html), ["X-Robots-Tag", "noindex"]);
  }
}

function tooMany(asked: Asked, wait: number): Answer {
  const page = plainPage("Please wait a moment", [
    "Many questions came from your network. Please wait a minute and try again.",
  ]);
  return addHeaders(htmlAnswer(asked, 429, page), ["Retry-After", String(Math.ceil(wait / 1000))]);
}
