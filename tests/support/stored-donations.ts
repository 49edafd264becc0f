import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** A stored donation. */
export interface StoredDonation {
  id: string;
  reference: string;
  view_token: string;
  state: string;
  amount: number;
  donor_name: string;
  donor_email: string;
  donor_phone: string;
  receipt_number: number | null;
  receipt_token: string | null;
  /** Reference of the donation that a repeated one belongs to. */
  check_at: number | null;
  paid_at: number | null;
  provider: string;
}

/** Reads all donations of a site straight from its SQLite file, oldest first. */
export function storedDonations(dataFolder: string): StoredDonation[] {
  return rows(dataFolder, "select * from donations order by created_at, id");
}

/** Number of receipts in the outbox, sent or not. */
export function storedReceipts(dataFolder: string): { reference: string }[] {
  return rows(dataFolder, "select reference from outbox where kind = 'donation-receipt'");
}

/** Outcomes chosen in the sandbox, by reference. */
export function paidInSandbox(dataFolder: string): string[] {
  const orders = rows<{ reference: string }>(
    dataFolder,
    "select reference from sandbox_orders where outcome = 'paid' order by reference",
  );
  return orders.map(({ reference }) => reference);
}

/** Pledges, oldest first. */
export function storedPledges(dataFolder: string): { amount: number; donor_phone: string }[] {
  return rows(dataFolder, "select * from pledges order by received_at");
}

/** Makes every check of a donation due now. For a stopped site. */
export function expireLeases(dataFolder: string): void {
  using database = new DatabaseSync(join(dataFolder, "otc.sqlite"));
  database.exec("update donations set check_at = 1 where check_at is not null");
}

function rows<Row>(dataFolder: string, query: string): Row[] {
  using database = new DatabaseSync(join(dataFolder, "otc.sqlite"), { readOnly: true });
  return database.prepare(query).all() as Row[];
}
