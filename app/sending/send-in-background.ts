import { listQueuedForms, markSent, postQueuedForm, runExclusive } from "./offline-queue.ts";

/** Sends queued forms without a page. @throws when one failed; the browser retries, three times in all */
export async function sendInBackground(): Promise<void> {
  const left = await runExclusive(async () => {
    const waiting = (await listQueuedForms()).filter(({ sentAt }) => sentAt === undefined);
    let refused = 0;
    for (const form of waiting) {
      const result = await postQueuedForm(form);
      if (result.ok) await markSent(form, result.reference);
      else refused += 1;
    }
    return refused;
  });
  // Forms that still fail are sent by a page at the next visit.
  if (left > 0) throw new Error(`${left} queued forms did not get through.`);
}
