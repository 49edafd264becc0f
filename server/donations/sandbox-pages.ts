import { formatShillings } from "#app/forms/shillings.ts";
import type { Answer, Asked } from "#server/http/exchange.ts";
import { isOwnOrigin } from "#server/http/origin-check.ts";
import type { PageRenderer } from "#server/http/page-renderer.ts";
import { readForm } from "#server/http/read-form.ts";
import { htmlAnswer, seeOther } from "#server/http/written-answer.ts";
import { sandboxOutcomes } from "./sandbox-outcomes.ts";
import type { SandboxProvider } from "./sandbox-provider.ts";

/** The sandbox's payment page: GET shows it, POST plays what was chosen. */
export async function answerSandbox(
  asked: Asked,
  orderId: string,
  {
    sandbox,
    pages,
    origin,
    ownOrigins,
  }: {
    sandbox: SandboxProvider;
    pages: PageRenderer;
    origin: () => string;
    ownOrigins: readonly string[];
  },
): Promise<Answer | undefined> {
  const order = await sandbox.find(orderId);
  if (!order) return undefined;
  if (asked.method === "POST" && order.outcome === null && isOwnOrigin(asked, ownOrigins)) {
    const fields = await readForm(asked).catch(() => undefined);
    const next = fields && (await sandbox.play(orderId, fields.outcome ?? ""));
    // Within the site by path alone, so that it works under each of its names.
    if (next) return seeOther(next.replace(origin(), ""));
  }
  const view = {
    orderId,
    amount: formatShillings(order.amount),
    reference: order.reference,
    outcomes: order.outcome === null ? sandboxOutcomes.map(({ name }) => name) : [],
  };
  const html = await pages.render(`/donate/sandbox/${orderId}`, null, { sandbox: view });
  return htmlAnswer(asked, 200, html);
}
