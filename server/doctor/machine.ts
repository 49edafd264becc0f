import { existsSync } from "node:fs";
import { readdir, readFile, statfs } from "node:fs/promises";
import { join } from "node:path";
import { placeholders } from "#collections/reading/placeholders.ts";
import { day, spokenTime } from "#server/clock.ts";
import { siteSettings } from "#server/pages/site-settings.ts";
import { assessClock } from "#server/retention/clock-check.ts";
import { isPublic } from "#server/start-conditions.ts";
import { readLastBackup, readMilestone } from "#server/store/milestones.ts";
import type { Store } from "#server/store/store.ts";
import { attention, type ExaminationDependencies, off, well } from "./finding.ts";

type StoreDependencies = ExaminationDependencies & { store: Store };

/** Reports free disk space; a nearly full disk is an alert. */
export async function examineDisk({ environment }: ExaminationDependencies) {
  const { DATA_DIR } = environment;
  if (!existsSync(DATA_DIR)) return off("There is no DATA_DIR.");
  const { bavail, bsize, blocks } = await statfs(DATA_DIR);
  const free = ((bavail * bsize) / 1024 ** 3).toFixed(1);
  const share = blocks > 0 ? Math.round((100 * bavail) / blocks) : 0;
  return well(`${free} GB are free on the disk with our data (${share} %).`);
}

/** Reports the time, for comparison with another clock, and whether it can be trusted. */
export async function examineClock({ store, clock }: StoreDependencies) {
  const now = clock();
  const { warning } = await assessClock(store.tables, now);
  const says = `It says ${spokenTime(now, 0)} in Kampala`;
  return warning
    ? attention(warning, "Set the clock of the server right.")
    : well(`${says}, and has not jumped.`);
}

/** Reports the last backup that was completed; one that is too old is an alert. */
export async function examineBackup({ store, clock }: StoreDependencies) {
  const now = clock();
  const last = await readLastBackup(store.tables, now);
  if (last === undefined) {
    const begun = await readMilestone(store.tables, "snapshot");
    return off(`No backup was completed yet${begun ? ", only begun" : ""}.`);
  }
  const days = Math.floor((now - last) / day);
  const age = days < 1 ? "less than a day ago" : `${days} days ago`;
  return well(`The last backup was completed ${age}.`);
}

/** Reports whether the nginx of this machine logs who visits the site, which the privacy page denies. */
export async function examineVisitorLog(
  { environment }: ExaminationDependencies,
  folder = "/etc/nginx/sites-enabled",
) {
  if (environment.TRUST_PROXY === 0) return off("No proxy is in front (TRUST_PROXY).");
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  const ours = files.filter((file) => file.match(`:${environment.PORT}[ ;]`));
  if (ours.length === 0) {
    return off(
      "From here it cannot be seen whether the web server in front keeps a list of visitors. Ask who runs it.",
    );
  }
  const servers = ours.flatMap((file) => file.split(/^\s*server\s*\{/m).slice(1));
  return servers.every((server) => /^\s*access_log off;/m.test(server))
    ? well("nginx keeps no list of visitors.")
    : attention(
        "nginx writes down address and page of each visitor, and the privacy page says that it does not.",
        "Copy the lines access_log and error_log of deploy/nginx.conf into each server.",
      );
}

/** Reports which companies the privacy page names, for comparison with those that do get data. */
export async function examinePrivacyPage({ environment }: ExaminationDependencies) {
  const { companies } = siteSettings(environment);
  const names = Object.values(companies).filter((name) => name !== undefined);
  return well(
    names.length > 0
      ? `It names these, by the settings of this machine: ${[...new Set(names)].join(", ")}.`
      : "It names none, because no setting of this machine gives data to a company.",
  );
}

/** Counts placeholders that the organisation has not filled in. */
export async function examinePlaceholders({ environment }: ExaminationDependencies) {
  const count = placeholders().length;
  if (count === 0) return well("None is left in content/.");
  const what = count === 1 ? "1 is" : `${count} are`;
  const todo = "npm run launch-check lists them.";
  return isPublic(environment)
    ? attention(`${what} left, and visitors see them.`, todo)
    : { ...off(`${what} left, and matter once the site is public.`), todo };
}
