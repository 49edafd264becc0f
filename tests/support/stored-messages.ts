import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** A contact message as it lies in the store. */
export interface StoredMessage {
  id: string;
  status: string;
  first_name: string;
  last_name: string;
  email: string;
  organization: string;
  subject: string;
  message: string;
  source_page: string;
}

/** Reads all contact messages of a site straight from its SQLite file. */
export function storedMessages(dataFolder: string): StoredMessage[] {
  using database = new DatabaseSync(join(dataFolder, "otc.sqlite"), { readOnly: true });
  return database
    .prepare("select * from contact_messages order by received_at, id")
    .all() as unknown as StoredMessage[];
}
