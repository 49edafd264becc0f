/** A statement that deletes or clears rows. */
interface Statement {
  executeTakeFirst(): Promise<{ numDeletedRows: bigint } | { numUpdatedRows: bigint }>;
}

/** Runs one statement after the other. @returns how many rows they deleted or cleared */
export async function countRows(...statements: Statement[]): Promise<number> {
  let count = 0;
  for (const statement of statements) {
    const done = await statement.executeTakeFirst();
    count += Number("numDeletedRows" in done ? done.numDeletedRows : done.numUpdatedRows);
  }
  return count;
}
