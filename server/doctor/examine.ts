import { alertKinds } from "#server/alerts/alert-kinds.ts";
import type { Services } from "#server/services.ts";
import { examineCertificate } from "./certificate.ts";
import type { Finding, Outcome } from "./finding.ts";
import { examineBackup, examineClock, examineDisk, examinePlaceholders } from "./machine.ts";
import { examineMailServer } from "./mail-server.ts";
import { examineKeys } from "./provider-keys.ts";
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
 * Everything that can be looked at now: the alerts first, then what is asked of other machines, all at once.
 * Nothing is changed and nothing is sent.
 * @param resolver of names; that of this machine when left out
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

  async function look(kind: string, title: string, outcome: Promise<Outcome>): Promise<Finding[]> {
    try {
      return [{ kind, title, ...(await outcome) }];
    } catch (error) {
      log.error({ kind, error }, "an examination failed");
      return [{ kind, title, state: "unknown", sentence: "It could not be looked at." }];
    }
  }

  const findings = await Promise.all([
    look("mail-server", "Mail server", examineMailServer(parts)),
    look("mx", "Answers to our mail (MX)", examineMx(parts)),
    look("spf", "Who may send our mail (SPF)", examineSpf(parts)),
    look("dkim", "Signature of our mail (DKIM)", examineDkim(parts)),
    look("dmarc", "Forged mail (DMARC)", examineDmarc(parts)),
    look("certificate", "Certificate", examineCertificate(parts)),
    ...donations.providers
      // The built-in one has no keys.
      .filter(({ name }) => name !== "sandbox")
      .map((provider) =>
        look(`keys-${provider.name}`, `Keys of ${provider.name}`, examineKeys(provider)),
      ),
    isAlert("disk-space") ? [] : look("disk", "Disk", examineDisk(parts)),
    isAlert("clock") ? [] : look("clock-now", "Clock", examineClock(parts)),
    isAlert("backup-age") ? [] : look("backup", "Backup", examineBackup(parts)),
    look("placeholders", "Placeholders", examinePlaceholders(parts)),
  ]);
  return [...alerts, ...findings.flat()];
}
