import { createSocket } from "node:dgram";
import { Resolver } from "node:dns/promises";
import { once } from "node:events";
import { atTestEnd } from "./at-end.ts";

/** Records of a name server: TXT and mail servers of each name. */
export type NameRecords = Readonly<Record<string, { txt?: readonly string[]; mx?: string }>>;

const types = { txt: 16, mx: 15 };

/**
 * A resolver that asks a real name server on this machine, over UDP.
 * @param records its records; no other name exists. Without any it stays silent
 */
export async function startNameServer(records?: NameRecords): Promise<Resolver> {
  const server = createSocket("udp4");
  server.on("message", (question, { port, address }) => {
    if (records) server.send(answer(question, records), port, address);
  });
  server.bind(0, "127.0.0.1");
  await once(server, "listening");
  atTestEnd(() => void server.close());
  const resolver = new Resolver(records ? {} : { timeout: 50, tries: 1 });
  resolver.setServers([`127.0.0.1:${server.address().port}`]);
  return resolver;
}

/** Answers one question in the form of RFC 1035. */
function answer(message: Buffer, records: NameRecords): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (let size = message[at] ?? 0; size > 0; size = message[at] ?? 0) {
    labels.push(message.toString("latin1", at + 1, at + 1 + size));
    at += 1 + size;
  }
  const end = at + 5;
  const known = records[labels.join(".").toLowerCase()];
  const type = message.readUInt16BE(at + 1);
  const data =
    type === types.txt
      ? (known?.txt ?? []).map(textData)
      : type === types.mx && known?.mx !== undefined
        ? [Buffer.concat([Buffer.from([0, 10]), nameData(known.mx)])]
        : [];
  const head = Buffer.alloc(12);
  message.copy(head, 0, 0, 2);
  const noSuchName = 3;
  head.writeUInt16BE(0x8180 | (known ? 0 : noSuchName), 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 6);
  return Buffer.concat([head, message.subarray(12, end), ...data.map((one) => entry(type, one))]);
}

/** One record about the requested name, valid for a minute. */
function entry(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

/** A text in pieces of at most 255 letters, as for long keys. */
function textData(text: string): Buffer {
  const pieces = text.match(/.{1,255}/gs) ?? [""];
  return Buffer.concat(
    pieces.map((piece) => Buffer.from(`${String.fromCharCode(piece.length)}${piece}`, "latin1")),
  );
}

function nameData(name: string): Buffer {
  const labels = name.split(".").filter(Boolean);
  const written = labels.map((label) => `${String.fromCharCode(label.length)}${label}`);
  return Buffer.from(`${written.join("")}\0`, "latin1");
}
