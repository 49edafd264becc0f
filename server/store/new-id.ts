import { randomUUID } from "node:crypto";

/**
 * A UUID of version 7 (RFC 9562), which sorts by time and keeps indexes compact. `randomUUID` draws
 * random bytes in batches.
 */
export function newId(now: number): string {
  const time = now.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
