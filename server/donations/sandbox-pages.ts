import { formatShillings } from "#app/forms/shillings.ts";
import { isOwnOrigin } from "#server/forms/origin-check.ts";
import { readForm } from "#server/forms/read-form.ts";
import type { SiteHandler } from "#server/http/request-context.ts";
import { htmlResponse, seeOther } from "#server/http/responses.ts";
import type { PageRenderer } from "#server/pages/page-renderer.ts";
import { type SandboxProvider, sandboxOutcomes } from "./sandbox-provider.ts";

interface SandboxPageDependencies {
  sandbox: SandboxProvider | undefined;
  pages: PageRenderer;
  origin: () => string;
  ownOrigins: readonly string[];
}

/** The sandbox's payment page: GET shows it, POST plays an outcome. */
export function sandboxHandler(dependencies: SandboxPageDependencies): SiteHandler {
  const { sandbox, pages, origin, ownOrigins } = dependencies;
  return async (c) => {
    const orderId = c.req.param("order") ?? "";
    const order = await sandbox?.find(orderId);
    if (!sandbox || !order) return c.notFound();
    if (c.req.method === "POST" && order.outcome === null && isOwnOrigin(c, ownOrigins)) {
      const fields = await readForm(c).catch(() => undefined);
      const next = fields && (await sandbox.play(orderId, fields.outcome ?? ""));
      // Path only, so that it works under every name of the site.
      if (next) return seeOther(next.replace(origin(), ""));
    }
    const view = {
      orderId,
      amount: formatShillings(order.amount),
      reference: order.reference,
      outcomes: order.outcome === null ? sandboxOutcomes.map(({ name }) => name) : [],
    };
    const { html } = await pages.render(`/donate/sandbox/${orderId}`, null, { sandbox: view });
    return htmlResponse(c, 200, html);
  };
}
