import { listQueuedForms, markSent, postQueuedForm, runExclusive } from "./offline-queue.ts";

/**
 * Sends what waits on this device, with no page open.
 * @throws when something did not get through; the browser then asks again later, three times in all
 */
export async function sendInBackground(): Promise<void> {
  const left = await runExclusive(async () => {
    const waiting = (await listQueuedForms()).filter(({ sentAt }) => sentAt === undefined);
    let refused = 0;
    for (const form of waiting) {
      if (await postQueuedForm(form)) await markSent(form);
      else refused += 1;
    }
    return refused;
  });
  // What the browser does not get through in the end is sent by a page, at the next visit.
  if (left > 0) throw new Error(`${left} queued forms did not get through.`);
}
