import type { FieldError } from "../services.ts";

/** Retries after the first try (specification, section 7). */
const retries = 3;
/** Milliseconds that one try may take; a slow mobile network needs long. */
const tryTimeout = 30_000;
/** Answers of a gateway that say nothing about the message itself: safe to try again. */
const passing = new Set([502, 503, 504]);

/** How the server took a form. */
export type PostResult =
  /** `reference` is how the form is found again; a form service may give none. */
  | { ok: true; reference?: string }
  /** Refused; `errors` name the fields. Empty when the server could not be reached or failed. */
  | { ok: false; errors: FieldError[] };

/** Milliseconds before retry number `attempt`, counted from 0: min(1000 · 2ⁿ, 30000). */
export function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000);
}

/**
 * Posts form data as a form service expects it, judged by the ok status. Network errors and 502–504
 * are tried again; the form's idempotency key makes sure that nothing is stored twice.
 */
export async function postForm(
  action: string,
  body: FormData,
  wait: (milliseconds: number) => Promise<void> = pause,
): Promise<PostResult> {
  for (let attempt = 0; ; attempt += 1) {
    const response = await tryOnce(action, body);
    if (response?.ok) return { ok: true, ...(await readReference(response)) };
    if (response && !passing.has(response.status)) {
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
