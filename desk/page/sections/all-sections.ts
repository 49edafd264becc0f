import type { Section } from "../section.ts";
import { doctor } from "./doctor.ts";
import { donations } from "./donations.ts";
import { messages } from "./messages.ts";
import { newsletter } from "./newsletter.ts";
import { outbox } from "./outbox.ts";
import { overview } from "./overview.ts";
import { pledges } from "./pledges.ts";
import { quarantine } from "./quarantine.ts";
import { retention } from "./retention.ts";
import { subscribers } from "./subscribers.ts";

/** Every section of the desk's page, in the order of its menu. */
export const allSections: readonly Section[] = [
  overview,
  messages,
  quarantine,
  donations,
  pledges,
  subscribers,
  newsletter,
  outbox,
  retention,
  doctor,
];
