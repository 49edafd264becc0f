import { accounts } from "./accounts.ts";
import { donations } from "./donations.ts";
import { messages } from "./messages.ts";
import { newsletter } from "./newsletter.ts";
import { outbox } from "./outbox.ts";
import { pledges } from "./pledges.ts";
import { quarantine } from "./quarantine.ts";
import { retention } from "./retention.ts";
import { runs } from "./runs.ts";
import type { Subject } from "./subject.ts";
import { subscribers } from "./subscribers.ts";

export const allSubjects: readonly Subject[] = [
  messages,
  quarantine,
  donations,
  pledges,
  accounts,
  newsletter,
  subscribers,
  outbox,
  retention,
  runs,
];
