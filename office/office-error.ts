/** A failure that staff can put right; its message is a sentence for them. */
export class OfficeError extends Error {
  override name = "OfficeError";
}
