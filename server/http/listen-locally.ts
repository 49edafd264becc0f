import type { Server } from "node:http";

const host = "127.0.0.1";

/** On any free port with `port` 0. Returns the origin. @throws when the port is taken */
export function listenLocally(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      const address = server.address();
      resolve(`http://${host}:${typeof address === "object" && address ? address.port : port}`);
    });
  });
}
