/** Milliseconds after which it no longer counts that somebody began an answer. */
const validFor = 30 * 60_000;

/** Who is answering which message, since when. Of this process alone: it is a courtesy among five people. */
const begun = new Map<string, { name: string; since: number }>();

/** Notes that an answer was begun. */
export function beginAnswer(id: string, name: string, now = Date.now()): void {
  begun.set(id, { name, since: now });
}

export function endAnswer(id: string): void {
  begun.delete(id);
}

/** Who is answering a message; undefined where no answer was begun within half an hour. */
export function whoAnswers(
  id: string,
  now = Date.now(),
): { name: string; since: number } | undefined {
  const answer = begun.get(id);
  return answer && now - answer.since < validFor ? answer : undefined;
}
