import { doctor } from "./doctor.ts";
import { donations } from "./donations.ts";
import { messages } from "./messages.ts";
import { newsletter } from "./newsletter.ts";
import { outbox } from "./outbox.ts";
import { overview } from "./overview.ts";
import { pledges } from "./pledges.ts";
import { quarantine } from "./quarantine.ts";
import { retention } from "./retention.ts";
import type { Subject } from "./subject.ts";
import { subscribers } from "./subscribers.ts";

/** Every subject, in the order of the page's menu. */
export const allSubjects: readonly Subject[] = [
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
