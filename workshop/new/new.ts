/** `npm run new -- <kind> "Title"` creates a content file; without a kind it lists all kinds. */
import { createItem } from "./create-item.ts";

const [kind = "", title = ""] = process.argv.slice(2);
try {
  const today = new Date().toISOString().slice(0, 10);
  const file = createItem(process.cwd(), kind, title, today);
  console.log(`${file} is ready to be filled in. See it with: npm run dev`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
