import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { readEnvironment } from "../../../server/environment.ts";
import { type FirstDay, people } from "../first-day.ts";

/** `.env`, made from `.env.example` as its first lines describe. */
export async function configure({ folder, backupFolder, mail, site }: FirstDay): Promise<string> {
  const settings = {
    PORT: new URL(site.origin).port,
    PUBLIC_URL: site.origin,
    SMTP_URL: mail.url,
    MAIL_FROM: `OTC website <website@example.org>`,
    MAIL_TO: people.office,
    BACKUP_DIR: backupFolder,
    BACKUP_PASSPHRASE: "only for a rehearsal",
    PAYMENT_PROVIDERS: "sandbox",
  };
  const example = readFileSync(join(folder, ".env.example"), "utf8");
  const text = Object.entries(settings).reduce(withSetting, example);
  // Reports mistakes, as the start would.
  readEnvironment(parseEnv(text));
  writeFileSync(join(folder, ".env"), text);
  return `${Object.keys(settings).length} settings written into .env`;
}

/** Changes the line of a setting and removes the `#` before it. */
function withSetting(text: string, [name, value]: [string, string]): string {
  const line = new RegExp(`^(?:# )?${name}=.*$`, "m");
  if (!line.test(text)) throw new Error(`.env.example has no line for ${name}.`);
  return text.replace(line, () => `${name}=${value}`);
}
