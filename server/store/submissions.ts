import { createHash } from "node:crypto";
import { findRow } from "./rows.ts";
import type { Tables } from "./store.ts";

/** How long an identical form without an idempotency key counts as a repeat, in milliseconds. */
export const repeatWindow = 10 * 60_000;

export interface Submission {
  /** Which form; keys are unique by form. */
  form: string;
  /** Value of the hidden field `_key`; absent without JavaScript. */
  key?: string | undefined;
  /** Hash of the whole input. */
  contentHash: string;
  /** Id of the row to store. */
  reference: string;
  receivedAt: number;
}

/** `first`: store it. `repeat`: stored as `reference`. `conflict`: the key was used for other content. */
type Claim = { kind: "first" } | { kind: "repeat"; reference: string } | { kind: "conflict" };

/**
 * Records a submission, and tells a first one from a repeat. Run it in the transaction that stores the input.
 * It is one statement, so two servers cannot both be first.
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
        // A key never expires; the same text may be sent again later.
        .where("submissions.received_at", "<", key ? -1 : receivedAt - repeatWindow),
    )
    .returning("guard")
    .executeTakeFirst();
  if (claimed) return { kind: "first" };

  const earlier = await findRow(tables, "submissions", { guard });
  return earlier?.content_hash === contentHash
    ? { kind: "repeat", reference: earlier.reference }
    : { kind: "conflict" };
}

/** Hash of the fields in a fixed order. The separator cannot occur in a field. */
export function hashContent(fields: readonly string[]): string {
  return createHash("sha256").update(fields.join("\u0000")).digest("base64url");
}
