import type { FieldError } from "../services.ts";

/** Retries after the first try (specification, section 7). */
const retries = 3;
/** Milliseconds that one try may take; a slow mobile network needs long. */
const tryTimeout = 30_000;
/** Gateway errors, which are safe to retry. */
const temporary = new Set([502, 503, 504]);

export type PostResult =
  /** `reference` identifies the form; a form service may give none. */
  | { ok: true; reference?: string }
  /** `errors` is empty when the server failed or was unreachable. */
  | { ok: false; errors: FieldError[] };

/** Milliseconds before retry number `attempt`, counted from 0: min(1000 · 2ⁿ, 30000). */
export function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000);
}

/** Posts form data. Network errors and 502–504 are retried; the idempotency key prevents duplicates. */
export async function postForm(
  action: string,
  body: FormData,
  wait = (milliseconds: number) =>
    new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
): Promise<PostResult> {
  for (let attempt = 0; ; attempt += 1) {
    const response = await tryOnce(action, body);
    if (response && !temporary.has(response.status)) return readResult(response);
    if (attempt === retries) return { ok: false, errors: [] };
    await wait(retryDelay(attempt));
  }
}

async function tryOnce(action: string, body: FormData): Promise<Response | undefined> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), tryTimeout);
  try {
    return await fetch(action, {
      method: "POST",
      body,
      headers: { Accept: "application/json" },
      credentials: "omit",
      signal: controller.signal,
    });
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** An answer without JSON is judged by its status alone. */
async function readResult(response: Response): Promise<PostResult> {
  const answer = await response.json().catch(() => null);
  const { reference, errors } = (answer ?? {}) as { reference?: unknown; errors?: unknown };
  if (response.ok) return { ok: true, ...(typeof reference === "string" && { reference }) };
  return { ok: false, errors: Array.isArray(errors) ? errors.filter(isFieldError) : [] };
}

function isFieldError(value: unknown): value is FieldError {
  const error = value as Partial<FieldError> | null;
  return typeof error?.field === "string" && typeof error.message === "string";
}
