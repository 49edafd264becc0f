/**
 * A mail server that takes everything and keeps nothing, in a process of its own, so that its work and
 * its memory are not counted as ours. Prints its port, then, for each line on its standard input, how
 * many mails it took and how many different ones they were, by Message-ID.
 */
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

let taken = 0;
const known = new Set<string>();

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  disableReverseLookup: true,
  async onData(stream, _session, done) {
    const mail = await text(stream);
    taken += 1;
    known.add(/^Message-ID:\s*<([^@>]+)/im.exec(mail)?.[1] ?? "");
    done();
  },
});
// A sender that goes away breaks its connection.
server.on("error", () => undefined);
server.listen(0, "127.0.0.1", () => console.log((server.server.address() as AddressInfo).port));

process.stdin.on("data", () => console.log(JSON.stringify({ taken, different: known.size })));
process.stdin.on("end", () => process.exit(0));
