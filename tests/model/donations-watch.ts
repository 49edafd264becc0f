import type { Donation } from "#server/donations/donation-records.ts";
import type { DonationState } from "#server/store/schema.ts";
import type { PaymentSide } from "./payment-side.ts";
import type { World } from "./world.ts";

/** What may follow a state; a confirmed payment is never taken back by anything but its reversal. */
const mayFollow: Record<DonationState, readonly DonationState[]> = {
  created: ["pending", "paid", "failed", "expired", "review"],
  pending: ["paid", "failed", "expired", "review"],
  failed: ["paid", "review"],
  expired: ["paid", "review"],
  review: ["paid"],
  paid: ["reversed"],
  reversed: [],
};

/** Columns that never change. */
const fixed = [
  "amount",
  "currency",
  "reference",
  "view_token",
  "created_at",
  "donor_email",
] as const;
/** Columns that never change once they are set. */
const fixedOnceSet = [
  "receipt_number",
  "receipt_token",
  "provider_transaction",
  "paid_at",
] as const;

/** Follows every donation from one change of the store to the next. */
export class DonationsWatch {
  readonly #world: World;
  readonly #side: PaymentSide;
  #rows = new Map<string, Donation>();
  /** By donation: how often the organisation must have been told. */
  readonly #notices = new Map<string, number>();

  constructor(world: World, side: PaymentSide) {
    this.#world = world;
    this.#side = side;
  }

  get rows(): Donation[] {
    return [...this.#rows.values()];
  }

  check(): void {
    const rows = this.#world.rows<Donation>("SELECT * FROM donations");
    const now = new Map(rows.map((row) => [row.id, row]));
    for (const { id, reference } of this.rows) {
      if (!now.has(id)) throw new Error(`Donation ${reference} is gone`);
    }
    for (const row of rows) this.#follow(this.#rows.get(row.id), row);
    this.#rows = now;
    this.#checkReceipts(rows);
  }

  #follow(old: Donation | undefined, row: Donation): void {
    const wrong = (what: string) => new Error(`Donation ${row.reference} ${what}`);
    if (!old || old.state === row.state) {
      if (!old && row.state !== "created") throw wrong(`begins as ${row.state}`);
    } else {
      if (!mayFollow[old.state].includes(row.state))
        throw wrong(`was ${old.state}, is ${row.state}`);
      if (row.state === "paid" && !this.#isConfirmed(row))
        throw wrong("is paid, and no money came");
      if (["paid", "review", "reversed"].includes(row.state))
        this.#notices.set(row.id, (this.#notices.get(row.id) ?? 0) + 1);
    }
    if (["created", "pending"].includes(row.state) && row.check_at === null)
      throw wrong("is open, and will never be looked at");
    if (!old) return;
    const changed =
      fixed.find((column) => old[column] !== row[column]) ??
      fixedOnceSet.find((column) => old[column] !== null && old[column] !== row[column]);
    if (changed) throw wrong(`changed its ${changed}`);
  }

  /** Whether the provider has told us of this payment, in full. */
  #isConfirmed({ reference, amount, provider_transaction }: Donation): boolean {
    return (this.#side.orders.get(reference)?.told ?? []).some(
      (verdict) =>
        verdict.kind === "paid" &&
        verdict.transaction === provider_transaction &&
        verdict.reference === reference &&
        verdict.currency === "UGX" &&
        Number(verdict.amount) === amount &&
        !verdict.doubt,
    );
  }

  #checkReceipts(rows: readonly Donation[]): void {
    const numbers = rows.flatMap(({ receipt_number: number }) => number ?? []);
    if (new Set(numbers).size !== numbers.length || numbers.some((one) => one > numbers.length))
      throw new Error(`The receipts are numbered ${numbers.sort((a, b) => a - b).join()}`);
    const mails = this.#world.rows<{ kind: string; reference: string; count: number }>(
      "SELECT kind, reference, count(*) AS count FROM outbox GROUP BY kind, reference",
    );
    const count = (kind: string, id: string) =>
      mails.find((one) => one.kind === kind && one.reference === id)?.count ?? 0;
    for (const { id, reference, receipt_number: number, donor_email: email } of rows) {
      if (count("donation-receipt", id) !== (number && email ? 1 : 0))
        throw new Error(`Donation ${reference} has ${count("donation-receipt", id)} receipts`);
      if (count("donation-notice", id) !== (this.#notices.get(id) ?? 0))
        throw new Error(`Staff heard ${count("donation-notice", id)} times of ${reference}`);
    }
    const logs = this.#world.rows<{ id: string; last: number; count: number }>(
      "SELECT donation_id AS id, max(step) AS last, count(*) AS count FROM donation_events GROUP BY donation_id",
    );
    if (logs.length !== rows.length || logs.some(({ last, count: steps }) => last !== steps))
      throw new Error("An audit log has a gap");
  }
}
