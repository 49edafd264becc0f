/** Every kind of alert, with the heading of its e-mail and the instruction. Each makes at most one e-mail a day. */
export const alertKinds = {
  mail: {
    title: "E-mails do not go out",
    todo: "npm run office -- outbox shows each with the reason; outbox retry --all tries them again.",
  },
  newsletter: {
    title: "A newsletter waits",
    todo:
      "npm run office -- newsletter held says what waits and why. Mend it, then newsletter release; or decide about missing " +
      "readers with newsletter keep or strike-off. An issue that is not complete goes on when it is sent again.",
  },
  payments: {
    title: "Payments do not work",
    todo:
      "npm run office -- doctor asks the providers. Look on the provider's own pages whether the account is active and the " +
      "keys are those in .env; donations reconcile asks about every open donation again. PAYMENT_PROVIDERS=none offers " +
      "donors the pledge form meanwhile.",
  },
  build: {
    title: "The pages are not up to date",
    todo: "Build them again (npm run build) and read why it fails in .cache/logs/build.log.",
  },
  quarantine: {
    title: "Something waits in quarantine",
    todo: "npm run office -- quarantine shows what; quarantine release, delete or dismiss decides.",
  },
  "payments-to-review": {
    title: "A payment has to be looked at",
    todo: "npm run office -- donations list --state review; donations show tells what does not match.",
  },
  "second-payments": {
    title: "A donation was paid twice",
    todo:
      "npm run office -- donations refunds lists what has to be given back on the payment provider's own pages; " +
      "donations refunded takes it off the list.",
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
    todo: "Set the clock right. Nothing is deleted by age until the clock can be trusted again.",
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
