import { alertKinds } from "#server/alerts/alert-kinds.ts";
import type { Services } from "#server/services.ts";
import { examineCertificate } from "./certificate.ts";
import type { Finding, Outcome } from "./finding.ts";
import { examineKeys, examineMailServer } from "./logins.ts";
import {
  examineBackup,
  examineClock,
  examineDisk,
  examineDrill,
  examinePlaceholders,
  examinePrivacyPage,
  examineVisitorLog,
} from "./machine.ts";
import { examineRelease } from "./release.ts";
import {
  examineDkim,
  examineDmarc,
  examineMx,
  examineSpf,
  type NameResolver,
  systemResolver,
} from "./sender-names.ts";

export type { Finding, FindingState } from "./finding.ts";

type DoctorDependencies = Pick<
  Services,
  "environment" | "store" | "clock" | "alerts" | "donations" | "log"
>;

/**
 * Runs all examinations: the alerts first, then questions to other machines, concurrently. Changes and sends nothing.
 * @param resolver of names; the system's when left out
 */
export async function examine(
  services: DoctorDependencies,
  resolver: NameResolver = systemResolver(),
): Promise<Finding[]> {
  const { environment, clock, store, log, donations } = services;
  const parts = { environment, clock, store, resolver };
  const alerts = (await services.alerts.find()).map(
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
    run("mx", "Answers to our mail (MX)", examineMx(parts)),
    run("spf", "Who may send our mail (SPF)", examineSpf(parts)),
    run("dkim", "Signature of our mail (DKIM)", examineDkim(parts)),
    run("dmarc", "Forged mail (DMARC)", examineDmarc(parts)),
    run("certificate", "Certificate", examineCertificate(parts)),
    ...donations.providers
      // The sandbox has no keys.
      .filter(({ name }) => name !== "sandbox")
      .map((provider) =>
        run(`keys-${provider.name}`, `Keys of ${provider.name}`, examineKeys(provider)),
      ),
    isAlert("disk-space") ? [] : run("disk", "Disk", examineDisk(parts)),
    isAlert("clock") ? [] : run("clock-now", "Clock", examineClock(parts)),
    isAlert("backup-age") ? [] : run("backup", "Backup", examineBackup(parts)),
    run("drill", "Trial of a backup", examineDrill(parts)),
    run("visitor-log", "List of visitors", examineVisitorLog(parts)),
    run("release", "Release", examineRelease(parts)),
    run("privacy-page", "Companies on the privacy page", examinePrivacyPage()),
    run("placeholders", "Placeholders", examinePlaceholders(parts)),
  ]);
  return [...alerts, ...findings.flat()];
}
