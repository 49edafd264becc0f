import { answerPeriod, type StoredMessage } from "#server/contact/messages.ts";
import { counted } from "../shell/parts.ts";

/** When the 24 hours of a message are over, in milliseconds since 1970. */
const answerBy = ({ received_at }: StoredMessage) => received_at + answerPeriod;

export const isLate = (message: StoredMessage, now = Date.now()) =>
  message.status === "new" && answerBy(message) < now;

/** Counts the promised 24 hours, e.g. `3 hours left` or `6 hours late`. */
export function timeLeft(message: StoredMessage, now = Date.now()): string {
  const left = Math.floor((answerBy(message) - now) / 3_600_000);
  if (left < 0) return `${counted(-left, "hour")} late`;
  return left === 0 ? "within the hour" : `${counted(left, "hour")} left`;
}
