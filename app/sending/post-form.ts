import type { FieldError } from "../services.ts";

/** Retries after the first try (specification, section 7). */
const retries = 3;
/** Milliseconds that one try may take; a slow mobile network needs long. */
const tryTimeout = 30_000;
/** Gateway errors, which are safe to retry. */
const temporary = new Set([502, 503, 504]);

/** Result of posting a form. */
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
  wait: (milliseconds: number) => Promise<void> = pause,
): Promise<PostResult> {
  for (let attempt = 0; ; attempt += 1) {
    const response = await tryOnce(action, body);
    if (response?.ok) return { ok: true, ...(await readReference(response)) };
    if (response && !temporary.has(response.status)) {
      return { ok: false, errors: await readErrors(response) };
    }
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

async function readReference(response: Response): Promise<{ reference?: string }> {
  try {
    const { reference } = (await response.json()) as { reference?: unknown };
    return typeof reference === "string" ? { reference } : {};
  } catch {
    // Judged by its status alone.
    return {};
  }
}

async function readErrors(response: Response): Promise<FieldError[]> {
  try {
    const { errors } = (await response.json()) as { errors?: unknown };
    return Array.isArray(errors) ? errors.filter(isFieldError) : [];
  } catch {
    return [];
  }
}

function isFieldError(value: unknown): value is FieldError {
  const error = value as Partial<FieldError> | null;
  return typeof error?.field === "string" && typeof error.message === "string";
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
