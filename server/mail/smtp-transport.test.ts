import { createServer, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { until } from "#tests/support/until.ts";
import { SendingTooLong } from "./mail.ts";
import { createSmtpTransport } from "./smtp-transport.ts";

/** Speaks SMTP line by line as a test tells it to; `.` stands for the end of an e-mail. */
async function serve(answer: (command: string, socket: Socket) => string | undefined) {
  const heard: string[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket)).on("error", () => undefined);
    socket.write("220 ready\r\n");
    let isMail = false;
    let text = "";
    socket.on("data", (chunk) => {
      text += String(chunk);
      const lines = text.split("\r\n");
      text = lines.pop() ?? "";
      for (const line of lines) {
        if (isMail && line !== ".") continue;
        isMail = line === "DATA";
        heard.push(line);
        const reply = answer(line, socket) ?? (isMail ? "354 go on" : "250 well");
        if (reply) socket.write(`${reply}\r\n`);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return { heard, open, port: (server.address() as { port: number }).port };
}

const mail = {
  ...{ id: "1", from: "a@example.org", to: "b@example.org", date: 0 },
  ...{ subject: "Hello", text: "Hello", html: "<p>Hello</p>" },
};

test("a mail server that drips its answer is left after the time that an e-mail may take", async () => {
  let isDripping = true;
  const server = await serve((command, socket) => {
    if (command !== "." || !isDripping) return undefined;
    void until(() => {
      if (!socket.destroyed) socket.write("250-still at it\r\n");
      return socket.destroyed;
    });
    return "";
  });
  const transport = createSmtpTransport(`smtp://127.0.0.1:${server.port}`, 300);
  onTestFinished(() => transport.close());
  await expect(transport.send(mail)).rejects.toThrow(SendingTooLong);
  await until(() => server.open.size === 0);
  isDripping = false;
  await transport.send(mail);
  expect(server.heard.filter((line) => line === ".")).toHaveLength(2);
});

test("a password is sent over no connection that is not encrypted", async () => {
  const server = await serve((command) =>
    command.startsWith("EHLO") ? "250-here\r\n250 AUTH PLAIN LOGIN" : undefined,
  );
  const transport = createSmtpTransport(`smtp://user:word@127.0.0.1:${server.port}`);
  onTestFinished(() => transport.close());
  await expect(transport.send(mail)).rejects.toThrow();
  expect(server.heard.join("\n")).not.toMatch(/AUTH|MAIL/);
});
