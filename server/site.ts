import { type Answer, type Asked, addHeaders, wantsJson, withoutBody } from "./http/exchange.ts";
import { askedByFetch, responseFrom } from "./http/fetch-exchange.ts";
import type { Form, FormParts } from "./http/form-route.ts";
import { answerForm } from "./http/form-route.ts";
import { createPageVariants, type VariedPage } from "./http/page-variants.ts";
import { plainPage } from "./http/plain-page.ts";
import type { PublicFiles } from "./http/public-files.ts";
import { createQueryPages, type QueryPage } from "./http/query-pages.ts";
import { createRedirects, type Redirect } from "./http/redirects.ts";
import { findRequestRoute, type RequestRoute } from "./http/request-route.ts";
import { type SecuritySettings, securityHeaders } from "./http/security-headers.ts";
import type { StoredFile } from "./http/stored-file.ts";
import { htmlAnswer, jsonAnswer, jsonError } from "./http/written-answer.ts";
import { describeError, withoutAddresses } from "./log.ts";

/** All that the site needs, handed in, so that tests run the same site on other parts. */
export interface Services extends FormParts {
  files: PublicFiles;
  variedPages: readonly VariedPage[];
  /** Pages that answer questions, such as the search. */
  queryPages?: readonly QueryPage[];
  redirects: readonly Redirect[];
  forms: readonly Form[];
  /** Addresses that are answered for each request. */
  routes?: readonly RequestRoute[];
  security: SecuritySettings;
  health: Health;
  /** Whether error pages show the message of an error, which may hold secrets. */
  showsErrors: boolean;
}

/** Whether the site can do its work right now. */
export interface Health {
  /** False from the moment the server is told to stop. */
  isReady(): boolean;
  /** @throws when the store cannot answer */
  check(): Promise<void>;
}

/** The site: everything between a request and its answer. */
export interface Site {
  /** At once for whatever lies in memory, else later. Never throws. */
  answer(asked: Asked): Answer | Promise<Answer>;
  /** The same for callers that speak the Fetch API, such as tests. */
  fetch(request: Request, connection?: { peer: string }): Promise<Response>;
}

/** What an address understands. The page of a form is shown at the address that it is posted to. */
function allowed(form: Form | undefined, route: RequestRoute | undefined): string {
  const shows = form !== undefined || route === undefined || route.get !== undefined;
  const takes = form !== undefined || route?.post !== undefined;
  return [...(shows ? ["GET", "HEAD"] : []), ...(takes ? ["POST"] : [])].join(", ");
}

export function createSite(services: Services): Site {
  const { files, log, routes = [] } = services;
  const redirect = createRedirects(files, services.redirects, routes);
  const findVariant = createPageVariants(services.variedPages, services.pages, services.security);
  const answerQuery = createQueryPages(services.queryPages ?? [], services);
  const forms = new Map(services.forms.map((form) => [form.path, form]));
  const security = securityHeaders(services.security);
  const secured = (answer: Answer) => addHeaders(answer, security);

  function answer(asked: Asked): Answer | Promise<Answer> {
    const { method, path } = asked;
    try {
      if (method === "GET" || method === "HEAD") {
        const file = files.find(path);
        const answering = file && answerQuery(asked);
        if (answering) return shown(asked, answering);
        if (file) return variant(asked, file) ?? file.answer(asked);
        if (path === "/healthz") return health().then(secured, (error) => failure(asked, error));
        const found = findRequestRoute(routes, path);
        if (found?.route.get) return shown(asked, found.route.get(asked, found.rest));
        const moved = redirect(asked);
        return moved ? secured(moved) : notFound(asked);
      }
      const form = forms.get(path);
      if (form && method === "POST") {
        return answerForm(form, asked, services).then(secured, (error) => failure(asked, error));
      }
      const found = findRequestRoute(routes, path);
      if (found?.route.post && method === "POST") {
        return shown(asked, found.route.post(asked, found.rest));
      }
      if (form || found || path === "/healthz" || files.paths.has(path))
        return notAllowed(asked, allowed(form, found?.route));
      return notFound(asked);
    } catch (error) {
      return failure(asked, error);
    }
  }

  function shown(asked: Asked, answering: Promise<Answer | undefined>): Promise<Answer> {
    return answering.then(
      (found) => (found ? secured(found) : notFound(asked)),
      (error) => failure(asked, error),
    );
  }

  function variant(asked: Asked, file: StoredFile): Answer | Promise<Answer> | undefined {
    const found = findVariant(asked);
    if (!(found instanceof Promise)) return found;
    return found.catch((error: unknown) => {
      log.error({ error: describeError(error) }, "a page was not rendered for its query");
      return file.answer(asked);
    });
  }

  async function health(): Promise<Answer> {
    if (!services.health.isReady()) return jsonAnswer(503, { ok: false });
    try {
      await services.health.check();
      return jsonAnswer(200, { ok: true });
    } catch (error) {
      log.error({ error: describeError(error) }, "the store does not answer");
      return jsonAnswer(503, { ok: false });
    }
  }

  function notFound(asked: Asked): Answer {
    log.warn({ path: withoutAddresses(asked.path) }, "404: no page at this path");
    if (wantsJson(asked)) return secured(jsonError(404, "There is nothing at this address."));
    return (
      files.statusPage(404, asked) ??
      secured(htmlAnswer(asked, 404, plainPage("404", ["Oops! Page not found"])))
    );
  }

  function notAllowed(asked: Asked, methods: string): Answer {
    const sentence = "This address cannot be used in that way.";
    const refusal = wantsJson(asked)
      ? jsonError(405, sentence)
      : htmlAnswer(asked, 405, plainPage("405", [sentence]));
    return secured(addHeaders(refusal, ["Allow", methods]));
  }

  function failure(asked: Asked, error: unknown): Answer {
    const path = withoutAddresses(asked.path);
    log.error({ method: asked.method, path, error: describeError(error) }, "unexpected error");
    const title = "Unexpected Application Error!";
    const detail = services.showsErrors && error instanceof Error ? error.message : "500";
    if (wantsJson(asked)) return secured(jsonError(500, `${title} ${detail}`));
    const page = services.showsErrors ? undefined : files.statusPage(500, asked);
    return page ?? secured(htmlAnswer(asked, 500, plainPage(title, [detail])));
  }

  function answerWithoutSurplus(asked: Asked): Answer | Promise<Answer> {
    const found = answer(asked);
    if (asked.method !== "HEAD") return found;
    return found instanceof Promise ? found.then(withoutBody) : withoutBody(found);
  }

  return {
    answer: answerWithoutSurplus,
    async fetch(request, { peer } = { peer: "127.0.0.1" }) {
      return responseFrom(await answerWithoutSurplus(askedByFetch(request, peer)));
    },
  };
}
