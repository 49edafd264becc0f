import { ContentError } from "#collections/reading/problem.ts";

/** Reads content. A mistake in it is shown as the reader describes it, without a trace, and ends this process. */
export async function exitOnContentErrors<T>(read: () => T): Promise<Awaited<T>> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
