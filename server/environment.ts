import { z } from "zod";
import { type Mailbox, parseMailbox } from "#app/forms/email-address.ts";
import { dangersOf, isThisMachine } from "./start-conditions.ts";

/** What keeps the site from starting; the message says what is wrong and what to do. */
export class StartError extends Error {
  override name = "StartError";
}

export class EnvironmentError extends StartError {
  override name = "EnvironmentError";
  /** One line for each wrong variable, without its value, which may be a secret. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      `The environment is invalid:\n${problems.map((line) => `  - ${line}`).join("\n")}\n` +
        "Every variable is explained in .env.example.",
    );
    this.problems = problems;
  }
}

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, "must be a whole number")
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be between ${min} and ${max}`);

const address = (schemes: readonly string[], example: string) =>
  z.string().refine(
    (value) => URL.canParse(value) && schemes.includes(new URL(value).protocol),
    // Later refinements parse it.
    { error: `must be an address such as ${example}`, abort: true },
  );

const webAddress = (example: string) => address(["http:", "https:"], example);

/** The address of a payment provider, which gets our keys; its default is also the example. */
const providerAddress = (usual: string) =>
  webAddress(usual)
    .refine((value) => {
      const { protocol, hostname } = new URL(value);
      return protocol === "https:" || isThisMachine(hostname);
    }, "must begin with https://, because keys and names go there")
    .transform((value) => value.replace(/\/+$/, ""))
    .default(usual);

const publicUrl = webAddress("https://www.example.org").refine((value) => {
  const { pathname, search, hash, username } = new URL(value);
  return pathname === "/" && !search && !hash && !username;
}, "must be an origin without a path");

const yesOrNo = z.enum(["yes", "no"]).transform((value) => value === "yes");

const mailbox: z.ZodType<Mailbox> = z.string().transform((value, context) => {
  const read = parseMailbox(value);
  if (read) return read;
  context.addIssue(
    "must be one mailbox such as website@example.org or OTC website <website@example.org>",
  );
  return z.NEVER;
});

const formService = webAddress("https://forms.example.org/f/abc");

const schema = z.object({
  NODE_ENV: z.enum(["production", "development", "test"]).default("production"),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: publicUrl.transform((value) => new URL(value).origin).optional(),
  HSTS_PRELOAD: yesOrNo.optional(),
  DATA_DIR: z.string().default("data"),
  DATABASE_URL: address(
    ["postgres:", "postgresql:"],
    "postgres://user:password@host/database",
  ).optional(),
  SMTP_URL: address(["smtp:", "smtps:"], "smtps://user:password@host:465").optional(),
  MAIL_FROM: mailbox.optional(),
  MAIL_TO: mailbox.optional(),
  ALERT_TO: mailbox.optional(),
  HEARTBEAT_URL: webAddress("https://heartbeat.example.org/abc").optional(),
  BACKUP_ALERT_DAYS: wholeNumber(0, 365).default(2),
  CONTACT_FORM_URL: formService.optional(),
  NEWSLETTER_FORM_URL: formService.optional(),
  SECRET_KEY: z
    .string()
    .min(32, "must have at least 32 characters")
    .regex(/^(?!hex:)|^hex:[0-9a-f]{64}$/, "must have 64 digits of data/secret.key after hex:")
    .optional(),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  OFFLINE_PAGES: yesOrNo.default(true),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info"),
  RATE_LIMIT_BURST: wholeNumber(1, 1_000_000).default(20),
  RATE_LIMIT_PER_MINUTE: wholeNumber(1, 60_000_000).default(10),
  STOP_SECONDS: wholeNumber(1, 300).default(10),
  PAYMENT_PROVIDERS: z
    .string()
    .regex(
      /^(?:none|(?:sandbox|pesapal|flutterwave)(?:\s*,\s*(?:sandbox|pesapal|flutterwave))*)$/,
      "must be none, or a list of sandbox, pesapal and flutterwave with commas",
    )
    .transform((value) => value.split(",").map((name) => name.trim()))
    .optional(),
  PESAPAL_CONSUMER_KEY: z.string().optional(),
  PESAPAL_CONSUMER_SECRET: z.string().optional(),
  PESAPAL_URL: providerAddress("https://pay.pesapal.com/v3"),
  PESAPAL_IPN_ID: z.string().optional(),
  FLUTTERWAVE_SECRET_KEY: z.string().optional(),
  FLUTTERWAVE_WEBHOOK_HASH: z.string().min(16, "must have at least 16 characters").optional(),
  FLUTTERWAVE_URL: providerAddress("https://api.flutterwave.com/v3"),
  FLUTTERWAVE_CHECKOUT_ORIGIN: providerAddress("https://checkout.flutterwave.com"),
  DONATION_CEILING: wholeNumber(10_000, 999_999_999).default(20_000_000),
  PAYMENT_CHECK_SECONDS: z
    .string()
    .regex(/^\d{1,7}(?:,\d{1,7}){0,19}$/, "must be whole numbers with commas")
    .transform((value) => value.split(",").map((seconds) => Number(seconds) * 1000))
    .default([30_000, 120_000, 600_000, 3_600_000, 21_600_000, 86_400_000]),
  SANDBOX_DELAY_SECONDS: wholeNumber(1, 3600).default(20),
});

export type Environment = z.output<typeof schema>;

/**
 * Parses the settings. An empty variable counts as unset; unknown ones are ignored.
 * @throws EnvironmentError that names every wrong variable or combination, never a value
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const filled = Object.fromEntries(
    Object.entries(variables)
      .map(([name, value]) => [name, value?.trim()] as const)
      .filter(([, value]) => value),
  );
  const outcome = schema.safeParse(filled);
  if (outcome.success) {
    const dangers = dangersOf(outcome.data);
    if (dangers.length > 0) throw new EnvironmentError(dangers);
    return outcome.data;
  }
  throw new EnvironmentError(
    outcome.error.issues.map((issue) => `${issue.path.join(".")} ${reasonFor(issue)}`),
  );
}

/** Names that look like settings of ours and are none, such as `SMTP_URI`: they begin as a setting does. */
export function findMisspelt(names: readonly string[]): string[] {
  const settingNames = Object.keys(schema.shape);
  const starts = new Set(settingNames.flatMap((name) => /^[A-Z]+_/.exec(name) ?? []));
  // Of Node and of service managers.
  for (const foreign of ["NODE_", "LOG_"]) starts.delete(foreign);
  return names.filter(
    (name) => !settingNames.includes(name) && starts.has(/^[A-Z]+_/.exec(name)?.[0] ?? ""),
  );
}

function reasonFor(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_value") return `must be one of ${issue.values.join(", ")}`;
  return issue.message;
}
