/**
 * An office that sends one newsletter as fast as it can, for tests that stop it: `sending-office.fixture.ts <slug>`, with
 * the settings in the environment. SIGINT stops it in order. It prints how far it came, as JSON.
 */
import { readEnvironment } from "#server/environment.ts";
import { createLog } from "#server/log.ts";
import { readProgress } from "#server/newsletter/sending.ts";
import { createServices } from "#server/services.ts";
import { openStore } from "#server/store/open-store.ts";
import { findRow } from "#server/store/rows.ts";
import { findIssue } from "../../office/subjects/newsletter-issues.ts";
import { beginSending, endSending } from "../../office/subjects/sending.ts";

const [slug = ""] = process.argv.slice(2);
const settings = readEnvironment(process.env);
const store = await openStore(settings);
const services = createServices({ environment: settings, store, log: createLog("silent") });
const { issue } = await findIssue({ root: settings.DATA_DIR, store, settings, services }, slug);
process.once("SIGINT", () => endSending(services));
const sending = await beginSending(services, issue, { perSecond: 10_000 });
await sending.done;
await endSending(services);
const stored = await findRow(store.tables, "newsletter_issues", { slug });
const { sent, waiting, dead, dropped } = await readProgress(store.tables, stored?.id ?? "");
console.log(JSON.stringify({ sent, waiting, dead, dropped }));
await store.close();
