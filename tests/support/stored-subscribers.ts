import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** A stored newsletter address. */
export interface StoredSubscriber {
  id: string;
  address: string;
  status: string;
  source_page: string;
}

/** Reads all newsletter addresses of a site straight from its SQLite file. */
export function storedSubscribers(dataFolder: string): StoredSubscriber[] {
  using database = new DatabaseSync(join(dataFolder, "otc.sqlite"), { readOnly: true });
  return database
    .prepare("select id, address, status, source_page from subscribers order by id")
    .all() as unknown as StoredSubscriber[];
}
