/** Storage flag that spares pages from opening the database when the queue is empty. For pages only. */
export const queueFlag = "otc-offline-queue";

/** Whether anything is queued or to be reported. */
export function hasQueuedForms(): boolean {
  try {
    return localStorage.getItem(queueFlag) !== null;
  } catch {
    // Storage is forbidden, so nothing is queued.
    return false;
  }
}
