/** How often a mailbox may get letters about signing up; times in milliseconds. */
const leastPause = 5 * 60_000;
const period = 24 * 60 * 60_000;
const mostInPeriod = 3;

/** What was sent to a mailbox so far. */
export interface LetterCount {
  letters: number;
  letters_since: number;
  last_letter_at: number;
}

export const noLetters: LetterCount = { letters: 0, letters_since: 0, last_letter_at: 0 };

/**
 * Counts one more letter, unless the mailbox has had enough: anybody can type any address into the
 * form, and nobody must be able to flood a mailbox through us.
 * @returns undefined when no letter may be sent now
 */
export function countLetter(count: LetterCount, now: number): LetterCount | undefined {
  if (now - count.last_letter_at < leastPause) return undefined;
  if (now - count.letters_since >= period) {
    return { letters: 1, letters_since: now, last_letter_at: now };
  }
  if (count.letters >= mostInPeriod) return undefined;
  return { ...count, letters: count.letters + 1, last_letter_at: now };
}
