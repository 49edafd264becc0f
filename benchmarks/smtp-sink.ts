/**
 * A mail server that takes everything and keeps nothing, in a process of its own, so that its work and
 * its memory are not counted as ours. Prints its port, then, for each line on its standard input, how
 * many mails it took and how many different ones they were, by Message-ID.
 */
import { createServer } from "node:net";

let taken = 0;
const known = new Set<string>();

const server = createServer((socket) => {
  let isData = false;
  let rest = "";
  socket.setEncoding("latin1");
  socket.on("error", () => undefined);
  socket.write("220 sink ESMTP\r\n");
  socket.on("data", (chunk) => {
    rest += chunk;
    for (;;) {
      const end = rest.indexOf(isData ? "\r\n.\r\n" : "\r\n");
      if (end < 0) return;
      const part = rest.slice(0, end);
      rest = rest.slice(end + (isData ? 5 : 2));
      if (isData) {
        isData = false;
        taken += 1;
        known.add(/^Message-ID:\s*<([^@>]+)/im.exec(part)?.[1] ?? "");
        socket.write("250 taken\r\n");
        continue;
      }
      const command = part.slice(0, 4).toUpperCase();
      if (command === "DATA") {
        isData = true;
        socket.write("354 go on\r\n");
      } else if (command === "QUIT") socket.end("221 bye\r\n");
      else socket.write("250 fine\r\n");
    }
  });
});

server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(typeof address === "object" ? address?.port : address);
});
process.stdin.on("data", () => console.log(JSON.stringify({ taken, different: known.size })));
process.stdin.on("end", () => process.exit(0));
