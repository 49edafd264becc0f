/** A request that cannot be served as it is, with the sentence that tells the sender why. */
export class Problem extends Error {
  override name = "Problem";
  readonly status: number;
  /** Machine-readable reason, e.g. `BODY_TOO_LARGE`. */
  readonly code: string;

  constructor(status: number, code: string, sentence: string) {
    super(sentence);
    this.status = status;
    this.code = code;
  }
}
