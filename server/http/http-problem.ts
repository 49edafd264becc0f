/** A request that cannot be served as it is, with the sentence that tells the sender why. */
export class HttpProblem extends Error {
  override name = "HttpProblem";
  readonly status: number;
  /** Machine-readable reason, e.g. `BODY_TOO_LARGE`. */
  readonly code: string;
  /** When it is worth trying again, in seconds. */
  readonly retryAfter: number;

  constructor(status: number, code: string, sentence: string, retryAfter = 30) {
    super(sentence);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}
