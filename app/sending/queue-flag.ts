/**
 * Storage flag that spares pages from opening the database: "1" while something is to be sent or reported,
 * "0" while there are only notes of sent forms.
 */
export const queueFlag = "otc-offline-queue";

/** Whether anything is queued or to be reported. */
export const hasQueuedForms = () => readFlag() === "1";

export const hasQueueOrNotes = () => readFlag() !== null;

function readFlag(): string | null {
  try {
    return localStorage.getItem(queueFlag);
  } catch {
    // Storage is forbidden, so nothing is queued.
    return null;
  }
}
