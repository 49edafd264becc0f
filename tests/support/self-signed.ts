import { generateKeyPairSync, sign } from "node:crypto";

/** A key and a certificate that it signed itself, as `tls.createServer` takes them. */
export interface SelfSigned {
  key: string;
  cert: string;
}

/**
 * Makes a certificate for 127.0.0.1, as in RFC 5280, without another program.
 * @param from start of validity, in milliseconds since 1970
 * @param until when it ends
 */
export function selfSigned(from: number, until: number): SelfSigned {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  // ecdsa-with-SHA256, commonName, basicConstraints and subjectAltName.
  const algorithm = sequence(identifier("2a8648ce3d040302"));
  const name = sequence(der(0x31, sequence(identifier("550403"), der(0x0c, Buffer.from("test")))));
  const isAuthority = extension("551d13", sequence(der(0x01, Buffer.from([0xff]))));
  const addresses = extension("551d11", sequence(der(0x87, Buffer.from([127, 0, 0, 1]))));
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    sequence(moment(from), moment(until)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(isAuthority, addresses)),
  );
  const signature = sign("sha256", body, privateKey);
  const whole = sequence(body, algorithm, der(0x03, Buffer.from([0]), signature));
  const lines = whole.toString("base64").match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`,
  };
}

/** One value of DER: its tag, its length and its content. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts);
const identifier = (hex: string) => der(0x06, Buffer.from(hex, "hex"));
const extension = (hex: string, value: Buffer) => sequence(identifier(hex), der(0x04, value));

/** GeneralizedTime, e.g. `20261121090000Z`. */
const moment = (at: number) =>
  der(0x18, Buffer.from(`${new Date(at).toISOString().replace(/\D/g, "").slice(0, 14)}Z`));
