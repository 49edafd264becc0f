import type { Server } from "node:http";

const host = "127.0.0.1";

/**
 * Listens on this machine only. Returns the origin. @param port 0 for any free one @throws when it is taken
 */
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
