import { isIP } from "node:net";
import { connect, type PeerCertificate } from "node:tls";
import { day, spokenTime } from "#server/clock.ts";
import { attention, type ExaminationDependencies, off, unknown, well } from "./finding.ts";

/** Certificates are renewed a month ahead; with fewer days left, the renewal has failed. */
const minDaysLeft = 14;

/** Timeout of the TLS handshake, in milliseconds. */
const greetingTimeout = 10_000;

/**
 * Examines the certificate at PUBLIC_URL, as this machine reaches it.
 * @param authority trusted instead of the system's
 */
export async function examineCertificate(
  { environment, clock }: ExaminationDependencies,
  authority?: string,
) {
  const { PUBLIC_URL } = environment;
  if (!PUBLIC_URL?.startsWith("https:")) return off("PUBLIC_URL is no https:// address.");
  const { host, hostname, port } = new URL(PUBLIC_URL);
  let presented: Awaited<ReturnType<typeof readCertificate>>;
  try {
    const place = { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port || 443) };
    presented = await readCertificate(place, authority);
  } catch (error) {
    const { code = "no answer" } = error as { code?: string };
    return unknown(`${host} could not be asked from here: ${code}.`);
  }
  const { certificate, refusal } = presented;
  const end = Date.parse(certificate.valid_to);
  const days = Math.floor((end - clock()) / day);
  const until = `until ${spokenTime(end, 0)}, ${days} days from now`;
  if (days < 0 || refusal) {
    const why = days < 0 ? `it ended on ${spokenTime(end, 0)}` : refusal;
    return attention(
      `Browsers refuse the certificate of ${host}: ${why}.`,
      "Look at the proxy in front of the site, and at the service that renews its certificate.",
    );
  }
  if (days >= minDaysLeft) return well(`${host} has one ${until}.`);
  return attention(
    `${host} has one only ${until}.`,
    "It should have been renewed: look at the service that does so.",
  );
}

/** @throws when there is no answer, or none in TLS */
function readCertificate({ host, port }: { host: string; port: number }, authority?: string) {
  const { promise, resolve, reject } = Promise.withResolvers<{
    certificate: PeerCertificate;
    refusal: string | undefined;
  }>();
  const socket = connect({
    host,
    port,
    timeout: greetingTimeout,
    // SNI takes no IP addresses (RFC 6066, section 3).
    ...(isIP(host) === 0 && { servername: host }),
    ...(authority && { ca: authority }),
    // An invalid certificate is a result too; no data is sent over this connection.
    rejectUnauthorized: false,
  });
  socket.once("secureConnect", () => {
    const { authorized, authorizationError: error } = socket;
    resolve({
      certificate: socket.getPeerCertificate(),
      refusal: authorized ? undefined : String(error?.message ?? error),
    });
    socket.destroy();
  });
  socket.once("timeout", () => socket.destroy(Object.assign(new Error(), { code: "ETIMEDOUT" })));
  socket.once("error", reject);
  return promise;
}
