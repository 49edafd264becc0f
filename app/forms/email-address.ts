/** The longest address that SMTP carries (RFC 5321, 4.5.3.1.3, less the angle brackets), in characters. */
export const maxEmailLength = 254;

export const emailSentences = {
  missing: "Enter your e-mail address.",
  tooLong: "Use an e-mail address of at most 254 characters.",
  malformed: "Enter an e-mail address with an @ and a domain, such as name@example.org.",
} as const;

/** More than `type="email"` asks for: a dot in the domain. Letters outside ASCII are welcome. */
const pattern = /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@<>()[\]\\,;:".]+(?:\.[^\s@<>()[\]\\,;:".]+)+$/;

export function isEmailAddress(line: string): boolean {
  return pattern.test(line);
}
