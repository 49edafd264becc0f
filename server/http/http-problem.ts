/** A request that is refused, with a sentence for its sender. */
export class HttpProblem extends Error {
  override name = "HttpProblem";
  readonly status: number;
  /** E.g. `BODY_TOO_LARGE`. */
  readonly code: string;
  /** Seconds until another try makes sense. */
  readonly retryAfter: number;

  constructor(status: number, code: string, sentence: string, retryAfter = 30) {
    super(sentence);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}
