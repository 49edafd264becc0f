import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** A stored contact message. */
export interface StoredMessage {
  id: string;
  status: string;
  firstName: string;
  lastName: string;
  email: string;
  organization: string;
  subject: string;
  message: string;
  source_page: string;
}

/** Reads all contact messages of a site straight from its SQLite file. */
export function storedMessages(dataFolder: string): StoredMessage[] {
  using database = new DatabaseSync(join(dataFolder, "otc.sqlite"), { readOnly: true });
  const rows = database
    .prepare("select * from contact_messages order by received_at, id")
    .all() as { fields: string }[];
  return rows.map(({ fields, ...row }) => ({ ...row, ...JSON.parse(fields) }));
}
