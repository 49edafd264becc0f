import { createHash, X509Certificate } from "node:crypto";
import { request } from "node:http";
import { createServer } from "node:https";
import { freePort } from "./free-port.ts";
import { selfSigned } from "./self-signed.ts";

export interface HttpsFront {
  /** E.g. `https://127.0.0.1:43210`. */
  origin: string;
  /**
   * Parameter that lets Chromium trust the certificate. A browser that only ignores its errors would keep
   * nothing in its cache, and no dictionary.
   */
  trust: string;
  close: () => void;
}

/** Serves a site over HTTPS as well, as a proxy in front of it does. */
export async function startHttpsFront(site: string): Promise<HttpsFront> {
  const certificate = selfSigned(Date.parse("2026-01-01"), Date.parse("2126-01-01"));
  const { publicKey } = new X509Certificate(certificate.cert);
  const key = publicKey.export({ type: "spki", format: "der" });
  const server = createServer(certificate, (incoming, outgoing) => {
    const { method, headers } = incoming;
    const asked = request(new URL(incoming.url ?? "/", site), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    asked.on("error", () => outgoing.destroy());
    incoming.pipe(asked);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    origin: `https://127.0.0.1:${port}`,
    trust: `--ignore-certificate-errors-spki-list=${createHash("sha256").update(key).digest("base64")}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
