/** How long a form service may take, in milliseconds; below the lease of an outbox entry. */
const timeout = 30_000;
/** No more of an answer than this is read, in characters. */
const maxReplyBytes = 10_000;

/**
 * Posts form-data as the site's own forms do, and judges by the ok status, and by a body that names no
 * error: some services answer 200 to what they do not keep (a form over its quota).
 * @throws when it was not taken, or nobody answered
 */
export async function postToFormService(
  url: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method: "POST",
      body,
      headers: { Accept: "application/json" },
      // A service that leads elsewhere is not the one that was configured.
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
    });
    text = (await response.text()).slice(0, maxReplyBytes);
  } catch (error) {
    throw new Error(`The form service does not answer: ${String(error)}`);
  }
  if (!response.ok) throw new Error(`The form service answered ${response.status}.`);
  if (namesError(text)) throw new Error("The form service answered with an error.");
}

function namesError(text: string): boolean {
  try {
    const answer = JSON.parse(text) as Record<string, unknown> | null;
    return Boolean(answer?.error || answer?.errors || answer?.success === false);
  } catch {
    return false;
  }
}
