import type { Asked } from "./exchange.ts";
import { Problem } from "./problem.ts";

/**
 * A sender who has not finished may not listen, so what is a little too large is still taken in, and
 * thrown away, before the refusal. Beyond this many bytes we hang up.
 */
export const mostThrownAway = 1024 * 1024;

/**
 * Takes in a body and counts while it arrives, whatever its announced length.
 * @param limit bytes
 * @throws Problem 413 when there is more, 400 when the sender left before the end
 */
export async function readBody(asked: Asked, limit: number): Promise<Buffer> {
  if (Number(asked.header("content-length") ?? 0) > mostThrownAway) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of asked.body()) {
      size += chunk.length;
      if (size > mostThrownAway) throw tooLarge();
      if (size <= limit) chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof Problem ? error : cutOff();
  }
  if (size > limit) throw tooLarge();
  return chunks.length === 1 ? Buffer.from(chunks[0] as Uint8Array) : Buffer.concat(chunks);
}

function tooLarge(): Problem {
  return new Problem(413, "BODY_TOO_LARGE", "This is too long to send. Please shorten your text.");
}

function cutOff(): Problem {
  return new Problem(400, "CUT_OFF", "The connection broke before everything was sent.");
}
