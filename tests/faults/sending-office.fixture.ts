/**
 * An office that sends one newsletter as fast as it can, for tests that stop it: `sending-office.fixture.ts <slug>`, with
 * the settings in the environment. SIGINT stops it in order. It prints how far it came, as JSON.
 */
import { readEnvironment } from "#server/environment.ts";
import { createLog } from "#server/log.ts";
import { readProgress } from "#server/newsletter/sending.ts";
import { openStore } from "#server/store/open-store.ts";
import { findRow } from "#server/store/rows.ts";
import { createOfficeServices } from "../../office/office-services.ts";
import { findIssue } from "../../office/subjects/newsletter-issues.ts";

const [slug = ""] = process.argv.slice(2);
const settings = readEnvironment(process.env);
const store = await openStore(settings);
const services = createOfficeServices({ environment: settings, store, log: createLog("silent") });
const { issue } = await findIssue({ root: settings.DATA_DIR, store, settings, services }, slug);
process.once("SIGINT", () => services.sending.end());
const sending = await services.sending.begin(issue, { perSecond: 10_000 });
await sending.done;
await services.sending.end();
const stored = await findRow(store.tables, "newsletter_issues", { slug });
const { sent, waiting, dead, dropped } = await readProgress(store.tables, stored?.id ?? "");
console.log(JSON.stringify({ sent, waiting, dead, dropped }));
await store.close();
