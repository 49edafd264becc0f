import { createHash } from "node:crypto";
import type { Tables } from "./store.ts";

/** How long a form without an idempotency key counts as the same when it comes again, in milliseconds. */
export const repeatWindow = 10 * 60_000;

export interface Submission {
  /** Which form, so that two forms may share keys. */
  form: string;
  /** Value of the hidden field `_key`, when the browser filled it. */
  key?: string | undefined;
  /** Hash of everything that was written. */
  contentHash: string;
  /** Id of the row that is about to be kept. */
  reference: string;
  receivedAt: number;
}

/**
 * `first`: keep it. `repeat`: it was kept before, as `reference`. `conflict`: the key was used before
 * for other content.
 */
export type Claim =
  | { kind: "first" }
  | { kind: "repeat"; reference: string }
  | { kind: "conflict" };

/**
 * Finds out whether a form was posted before, and remembers it if not. Run it in the same transaction
 * as what it guards. One statement does both, so two servers that get the same form at the same moment
 * cannot both be first.
 */
export async function claimSubmission(tables: Tables, submission: Submission): Promise<Claim> {
  const { form, key, contentHash, reference, receivedAt } = submission;
  const guard = key ? `${form} key ${key}` : `${form} content ${contentHash}`;
  const claimed = await tables
    .insertInto("submissions")
    .values({ guard, content_hash: contentHash, reference, received_at: receivedAt })
    .onConflict((conflict) =>
      conflict
        .column("guard")
        .doUpdateSet({ reference, received_at: receivedAt })
        // A key is for ever; the same words after a while are meant to be sent again.
        .where("submissions.received_at", "<", key ? -1 : receivedAt - repeatWindow),
    )
    .returning("guard")
    .executeTakeFirst();
  if (claimed) return { kind: "first" };

  const earlier = await tables
    .selectFrom("submissions")
    .select(["content_hash", "reference"])
    .where("guard", "=", guard)
    .executeTakeFirstOrThrow();
  return earlier.content_hash === contentHash
    ? { kind: "repeat", reference: earlier.reference }
    : { kind: "conflict" };
}

/** Hash of the fields of a form in a fixed order. The separator cannot occur in a field. */
export function hashContent(fields: readonly string[]): string {
  return createHash("sha256").update(fields.join("\u0000")).digest("base64url");
}
