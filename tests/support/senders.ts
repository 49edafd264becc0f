import { until } from "./until.ts";

/** The goal; without limits a request over a dead line waits for minutes. */
const maxAnswerTime = 10_000;

/** Settings under which senders meet no allowance. */
export const withoutAllowances = {
  PUBLIC_URL: "http://localhost",
  LOG_LEVEL: "silent",
  RATE_LIMIT_BURST: "1000000",
  RATE_LIMIT_PER_MINUTE: "1000000",
  STOP_SECONDS: "2",
};

/**
 * Any answer within ten seconds.
 * @throws when there is none, and says who did not answer
 */
export async function answerOf(address: string, request: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(address, { ...request, signal: AbortSignal.timeout(maxAnswerTime) });
  } catch (cause) {
    throw new Error(`No answer of ${address}`, { cause });
  }
}

/**
 * Sixteen people who send one message after another, until they are told to end.
 * @param origins of the servers, which they share
 */
export function startSenders(origins: readonly string[]) {
  const senders = 16;
  const acknowledged: string[] = [];
  /** How often each other status was answered. */
  const refused = new Map<number, number>();
  let isRunning = true;
  let count = 0;
  const send = async (origin: string, subject: string) => {
    const answer = await answerOf(`${origin}/contact`, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams({
        firstName: "Amina",
        lastName: "Okello",
        email: `${subject}@example.org`,
        subject,
        message: `Message ${subject}`,
      }),
    });
    await answer.text();
    if (answer.status === 200) acknowledged.push(subject);
    else refused.set(answer.status, (refused.get(answer.status) ?? 0) + 1);
  };
  // A cut or late answer rejects, and with it the test.
  const sending = Promise.all(
    Array.from({ length: senders }, async (_, index) => {
      while (isRunning) {
        count += 1;
        await send(origins[index % origins.length] ?? "", `m${count}`);
      }
    }),
  );
  const refusals = () => refused.get(503) ?? 0;
  return {
    senders,
    acknowledged,
    refused,
    refusals,
    /** Waits until some more messages are acknowledged. */
    async moveOn() {
      const goal = acknowledged.length + senders;
      const working = until(() => acknowledged.length >= goal, { seconds: 60 });
      await Promise.race([working, sending]);
    },
    /** Waits until each has been refused. */
    async meetRefusals() {
      const before = refusals();
      await Promise.race([until(() => refusals() >= before + senders), sending]);
    },
    async end() {
      isRunning = false;
      await sending;
    },
  };
}
