import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sirv from "sirv";

/** A file server as people start one in a folder: it is told nothing about headers, packed copies or redirects. */
export interface FileServer extends AsyncDisposable {
  origin: string;
}

/** Starts one on this machine. @param isChanging whether files come and go while it runs */
export async function startFileServer(folder: string, isChanging = false): Promise<FileServer> {
  const server = createServer(sirv(folder, { dev: isChanging, extensions: ["html"] }));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
