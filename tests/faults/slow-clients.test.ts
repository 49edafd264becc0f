import { connect, type Socket } from "node:net";
import { atTestEnd } from "../support/at-end.ts";
import { startSite } from "../support/running-site.ts";
import { expect, test } from "../support/test.ts";
import { until } from "../support/until.ts";

/** `SLOW_CLIENTS=400` takes so many slow and four times as many silent clients, and waits until the server has cut them off. */
const slow = Number(process.env.SLOW_CLIENTS ?? 50);
const waits = process.env.SLOW_CLIENTS !== undefined;

test("slow and silent clients do not delay others", async () => {
  test.setTimeout(180_000);
  await using site = await startSite({ LOG_LEVEL: "silent" });
  const port = Number(new URL(site.origin).port);
  const open = new Set<Socket>();
  const hold = (text: string) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    open.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => open.delete(socket));
    socket.resume();
  };
  const head = "POST /contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n";
  for (let count = 0; count < slow; count += 1) hold(count % 2 ? `${head}\r\nfirstName=` : head);
  for (let count = 0; count < slow * 4; count += 1) hold("");
  // One letter from each at a time until the server closes.
  let isOver = false;
  const dripping = until(
    () => {
      for (const socket of open) if (socket.writable) socket.write("a");
      return isOver;
    },
    { seconds: 170 },
  );
  const release = async () => {
    isOver = true;
    for (const socket of open) socket.destroy();
    await dripping;
  };
  atTestEnd(release);

  const answers = 200;
  let answered = 0;
  for (let count = 0; count < answers; count += 1) {
    const answer = await fetch(`${site.origin}/${count % 2 ? "" : "contact"}`);
    await answer.text();
    if (answer.status === 200) answered += 1;
  }
  expect(answered).toBe(answers);
  if (waits)
    await until(() => open.size === 0, { seconds: 120, report: () => `${open.size} open` });
  // Before the server stops, because it would wait for them.
  await release();
});
