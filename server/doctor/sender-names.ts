import { Resolver } from "node:dns/promises";
import { getOrganisation } from "#collections/site/organisation.ts";
import type { ExaminationDependencies, Outcome } from "./finding.ts";

/** As much of a resolver of names as is needed here. */
export type NameResolver = Pick<Resolver, "resolveTxt" | "resolveMx">;

export interface NameDependencies extends ExaminationDependencies {
  resolver: NameResolver;
}

/** The resolver of this machine, with little time: whoever asks the doctor waits. */
export function systemResolver(): NameResolver {
  return new Resolver({ timeout: 2000, tries: 2 });
}

/** Where mail that bounces, and answers to it, come back to. */
export const examineMx = forSenders(async (domain, { resolver }) => {
  const found = await known(resolver.resolveMx(domain));
  const hosts = (found ?? []).map(({ exchange }) => exchange).filter(Boolean);
  if (hosts.length > 0) return well(`Answers to @${domain} go to ${hosts.sort().join(", ")}.`);
  return attention(
    `Nobody takes mail for @${domain}: it has no MX record.`,
    "Answers and bounces are lost. Ask the mail provider which MX record the domain needs.",
  );
});

/** Who may send mail in the name of the domain (RFC 7208). */
export const examineSpf = forSenders(async (domain, { resolver }) => {
  const records = (await texts(resolver, domain)).filter((text) => /^v=spf1(?: |$)/i.test(text));
  const [record = ""] = records;
  if (records.length === 1 && !/(?:^| )\+?all(?: |$)/i.test(record)) {
    return well(`${domain} has "${record}".`);
  }
  const todo = "Ask the mail provider which TXT record with v=spf1 the domain needs; exactly one.";
  if (records.length === 0) {
    return attention(`${domain} does not say who may send its mail: no SPF record.`, todo);
  }
  return records.length > 1
    ? attention(`${domain} has ${records.length} SPF records, which counts as none.`, todo)
    : attention(`${domain} lets everybody send in its name: "${record}".`, todo);
});

/** The key by which our mail server signs (RFC 6376). */
export const examineDkim = forSenders(async (domain, { resolver, environment }) => {
  const { DKIM_SELECTOR } = environment;
  if (!DKIM_SELECTOR) {
    return {
      state: "off",
      sentence: "DKIM_SELECTOR is not set, so the key of the mail server's signature is not known.",
    };
  }
  const name = `${DKIM_SELECTOR}._domainkey.${domain}`;
  const record = (await texts(resolver, name)).find((text) => /(?:^|;)\s*p=/i.test(text));
  if (record && /(?:^|;)\s*p=\s*[^\s;]/i.test(record)) return well(`${name} has a key.`);
  const what = record ? "has a key that was withdrawn" : "has no key";
  return attention(`${name} ${what}.`, "Ask the mail provider which TXT or CNAME record it needs.");
});

/** What others are to do with mail that only pretends to be ours (RFC 7489); a parent's record counts too. */
export const examineDmarc = forSenders(async (domain, { resolver }) => {
  const labels = domain.split(".");
  for (let first = 0; first < labels.length - 1; first += 1) {
    const name = `_dmarc.${labels.slice(first).join(".")}`;
    const record = (await texts(resolver, name)).find((text) => /^v=DMARC1\s*;/i.test(text));
    if (record) {
      const isLax = /;\s*p=none\b/i.test(record);
      return well(`${name} has "${record}"${isLax ? ": forgeries are let through so far" : ""}.`);
    }
  }
  return attention(
    `${domain} does not say what to do with forged mail: no DMARC record.`,
    'Large mail providers ask for one. Begin with a TXT record at "_dmarc": v=DMARC1; p=none',
  );
});

/** An examination of the domain that our mail comes from; not in use while no mail is sent. */
function forSenders(examine: (domain: string, parts: NameDependencies) => Promise<Outcome>) {
  return async (parts: NameDependencies): Promise<Outcome> => {
    const { SMTP_URL, MAIL_FROM } = parts.environment;
    if (!SMTP_URL) return { state: "off", sentence: "No mail is sent." };
    const domain = (MAIL_FROM ?? getOrganisation().email).replace(/^.*@|>$/g, "").toLowerCase();
    try {
      return await examine(domain, parts);
    } catch (error) {
      const { code = "no answer" } = error as { code?: string };
      return { state: "unknown", sentence: `The names of ${domain} could not be asked: ${code}.` };
    }
  };
}

/** All TXT records of a name, each in one piece. */
async function texts(resolver: NameResolver, name: string): Promise<string[]> {
  const records = await known(resolver.resolveTxt(name));
  return (records ?? []).map((parts) => parts.join(""));
}

/** What was answered; undefined when the answer was that there is nothing. @throws when nobody answered */
async function known<Records>(answer: Promise<Records>): Promise<Records | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (["ENODATA", "ENOTFOUND"].includes(String((error as { code?: unknown }).code))) {
      return undefined;
    }
    throw error;
  }
}

const well = (sentence: string): Outcome => ({ state: "well", sentence });

const attention = (sentence: string, todo: string): Outcome => ({
  state: "attention",
  sentence,
  todo,
});
