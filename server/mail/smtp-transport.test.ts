import { createServer, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { emailAddress } from "#app/forms/email-address.ts";
import { until } from "#tests/support/until.ts";
import { UnacknowledgedMailError } from "./mail.ts";
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
  id: "1",
  from: "a@example.org",
  to: emailAddress("b@example.org"),
  date: 0,
  subject: "Hello",
  text: "Hello",
  html: "<p>Hello</p>",
};

test("disconnects a server that answers too slowly within the limit of an e-mail", async () => {
  let isDripping = true;
  const server = await serve((command, socket) => {
    if (command !== "." || !isDripping) return undefined;
    void until(() => {
      if (!socket.destroyed) socket.write("250-still at it\r\n");
      return socket.destroyed;
    });
    return "";
  });
  const transport = createSmtpTransport(`smtp://127.0.0.1:${server.port}`, {
    inactivity: 20_000,
    sending: 2000,
  });
  onTestFinished(() => transport.close());
  await expect(transport.send(mail)).rejects.toThrow(UnacknowledgedMailError);
  await until(() => server.open.size === 0);
  isDripping = false;
  await transport.send(mail);
  expect(server.heard.filter((line) => line === ".")).toHaveLength(2);
});

/** What a mail server does instead of an answer. */
const withoutAnswer: [what: string, leave: (socket: Socket) => void][] = [
  ["is silent", () => undefined],
  ["closes the connection", (socket) => socket.end()],
  ["breaks the connection", (socket) => socket.resetAndDestroy()],
];

test.each(withoutAnswer)(
  "reports an e-mail as unacknowledged when the server has all of it and %s",
  async (_what, leave) => {
    const server = await serve((command, socket) => {
      if (command !== ".") return undefined;
      leave(socket);
      return "";
    });
    const transport = createSmtpTransport(`smtp://127.0.0.1:${server.port}`, {
      inactivity: 1000,
      sending: 20_000,
    });
    onTestFinished(() => transport.close());
    await expect(transport.send(mail)).rejects.toThrow(UnacknowledgedMailError);
    // Only the outbox decides about another attempt.
    expect(server.heard.filter((line) => line === ".")).toHaveLength(1);
  },
);

test.each(withoutAnswer)(
  "reports an e-mail as not sent when the server %s before it has all of it",
  async (_what, leave) => {
    const server = await serve((command, socket) => {
      if (command !== "DATA") return undefined;
      leave(socket);
      return "";
    });
    const transport = createSmtpTransport(`smtp://127.0.0.1:${server.port}`, {
      inactivity: 1000,
      sending: 20_000,
    });
    onTestFinished(() => transport.close());
    const sending = transport.send(mail);
    await expect(sending).rejects.toMatchObject({ code: expect.stringMatching(/^E(?!ABORT)/) });
    await expect(sending).rejects.not.toThrow(UnacknowledgedMailError);
  },
);

test.each([421, 451, 554])("a whole e-mail that is refused with %i was not taken", async (code) => {
  const server = await serve((command) => (command === "." ? `${code} no` : undefined));
  const transport = createSmtpTransport(`smtp://127.0.0.1:${server.port}`);
  onTestFinished(() => transport.close());
  await expect(transport.send(mail)).rejects.toMatchObject({ responseCode: code });
});

test("sends no password over an unencrypted connection", async () => {
  const server = await serve((command) =>
    command.startsWith("EHLO") ? "250-here\r\n250 AUTH PLAIN LOGIN" : undefined,
  );
  const transport = createSmtpTransport(`smtp://user:word@127.0.0.1:${server.port}`, {
    inactivity: 1000,
    sending: 20_000,
  });
  onTestFinished(() => transport.close());
  await expect(transport.send(mail)).rejects.toThrow();
  expect(server.heard.join("\n")).not.toMatch(/AUTH|MAIL/);
});

test("says that the time is over when a server takes too long before it has the e-mail", async () => {
  const server = await serve((command) => (command === "DATA" ? "" : undefined));
  const transport = createSmtpTransport(`smtp://127.0.0.1:${server.port}`, {
    inactivity: 20_000,
    sending: 1000,
  });
  onTestFinished(() => transport.close());
  await expect(transport.send(mail)).rejects.toMatchObject({
    code: "ETIMEDOUT",
    message: "It did not finish within 1 s.",
  });
});

test("names the mail server in logs without user and password", () => {
  const placeOf = (url: string) => createSmtpTransport(url).place;
  expect(placeOf("smtp://user:word@mail.example.org:587")).toBe("smtp://mail.example.org:587");
  expect(placeOf("smtps://mail.example.org")).toBe("smtps://mail.example.org");
});
