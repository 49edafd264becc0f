import { alertKinds } from "#server/alerts/alert-kinds.ts";
import type { Alerts } from "#server/alerts/alerts.ts";
import type { Clock } from "#server/clock.ts";
import type { DonationService } from "#server/donations/donations.ts";
import type { Environment } from "#server/environment.ts";
import type { Log } from "#server/log.ts";
import type { Store } from "#server/store/store.ts";
import type { Finding, Outcome } from "./finding.ts";
import { examineKeys, examineMailServer } from "./logins.ts";
import { examineBackup, examineClock, examineDisk } from "./machine.ts";
import { examineRestore } from "./restored.ts";

export interface DoctorDependencies {
  environment: Environment;
  store: Store;
  clock: Clock;
  log: Log;
  alerts: Alerts;
  donations: DonationService;
}

/** Runs the checks behind alerts, then tries our logins, concurrently. Changes and sends nothing. */
export async function examine(dependencies: DoctorDependencies): Promise<Finding[]> {
  const { environment, clock, store, log, donations } = dependencies;
  const parts = { environment, clock, store };
  const alerts = (await dependencies.alerts.find()).map(
    ({ kind, sentence }): Finding => ({ kind, state: "attention", sentence, ...alertKinds[kind] }),
  );
  const isAlert = (kind: string) => alerts.some((alert) => alert.kind === kind);

  async function run(kind: string, title: string, outcome: Promise<Outcome>): Promise<Finding[]> {
    try {
      return [{ kind, title, ...(await outcome) }];
    } catch (error) {
      log.error({ kind, error }, "examination failed");
      return [{ kind, title, state: "unknown", sentence: "The examination failed; see the log." }];
    }
  }

  const findings = await Promise.all([
    run("mail-server", "Mail server", examineMailServer(parts)),
    ...donations.providers
      // The sandbox has no keys.
      .filter(({ name }) => name !== "sandbox")
      .map((provider) =>
        run(`keys-${provider.name}`, `Keys of ${provider.name}`, examineKeys(provider)),
      ),
    isAlert("disk-space") ? [] : run("disk", "Disk", examineDisk(parts)),
    isAlert("clock") ? [] : run("clock-now", "Clock", examineClock(parts)),
    isAlert("backup-age") ? [] : run("backup", "Backup", examineBackup(parts)),
    run("restore", "Restored", examineRestore(parts)),
  ]);
  return [...alerts, ...findings.flat()];
}
