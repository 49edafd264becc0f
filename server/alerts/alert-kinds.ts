/** Every kind of alert, with the heading of its e-mail and the instruction. Each makes at most one e-mail a day. */
export const alertKinds = {
  mail: {
    title: "E-mails do not go out",
    todo: "Office, How it runs, E-mail: each is there with the reason, and Try again.",
  },
  newsletter: {
    title: "A newsletter waits",
    todo:
      "Office, Newsletter: it says what waits and why. Mend it and press Go on, or decide about readers who seem not to " +
      "exist.",
  },
  payments: {
    title: "Payments do not work",
    todo:
      "Office, How it runs, Payments says what the providers answer. Look on their own pages whether the account is active " +
      "and the keys are those in .env; Office, Gifts, Ask the providers asks about every open donation again. " +
      "PAYMENT_PROVIDERS=none offers donors the pledge form meanwhile.",
  },
  build: {
    title: "The pages are not up to date",
    todo: "Build them again (npm run build) and read why it fails in .cache/logs/build.log.",
  },
  quarantine: {
    title: "Something waits in quarantine",
    todo: "Office, Messages, Spam?: No spam, Delete, or This and all older are spam.",
  },
  "payments-to-review": {
    title: "A payment has to be looked at",
    todo: "Office, Gifts, to be checked: open it to see what does not match.",
  },
  "second-payments": {
    title: "A donation was paid twice",
    todo: "Office, Gifts, To give back: give it back on the payment provider's own pages first, then press Given back.",
  },
  "disk-space": {
    title: "The disk is nearly full",
    todo: "Free some space on the disk of DATA_DIR: when it is full, no form can be stored.",
  },
  "backup-age": {
    title: "The backup is too old",
    todo: "systemctl start otc-backup; see docs/how-to/backups.md.",
  },
  clock: {
    title: "The clock of the server jumped",
    todo:
      "Set the clock right. If it is right: Office, How it runs, What is deleted, and when. Nothing is deleted by age " +
      "until then.",
  },
  store: {
    title: "The store has lost data",
    todo: "Stop the site, keep what is in DATA_DIR, and put the newest backup in place: docs/how-to/backups.md.",
  },
  "provider-keys": {
    title: "A payment provider refuses our keys",
    todo: "Compare the keys in .env with those on the provider's own pages.",
  },
} as const satisfies Record<string, { title: string; todo: string }>;

export type AlertKind = keyof typeof alertKinds;

export const allAlertKinds = Object.keys(alertKinds) as AlertKind[];
