import { Resolver } from "node:dns/promises";
import { getOrganisation } from "#collections/site/organisation.ts";
import {
  attention,
  type ExaminationDependencies,
  type Outcome,
  off,
  unknown,
  well,
} from "./finding.ts";

export type NameResolver = Pick<Resolver, "resolveTxt" | "resolveMx">;

interface NameDependencies extends ExaminationDependencies {
  resolver: NameResolver;
}

/** Returns the system's resolver with a short timeout, since staff wait for the doctor. */
export function systemResolver(): NameResolver {
  return new Resolver({ timeout: 2000, tries: 2 });
}

export const examineMx = forSenders(async (domain, { resolver }) => {
  const records = await known(resolver.resolveMx(domain));
  const hosts = (records ?? []).map(({ exchange }) => exchange).filter(Boolean);
  if (hosts.length > 0) return well(`Answers to @${domain} go to ${hosts.sort().join(", ")}.`);
  return attention(
    `@${domain} cannot receive mail: it has no MX record.`,
    "Answers and bounces are lost. Ask the mail provider which MX record the domain needs.",
  );
});

/** Examines which servers may send mail for the domain (RFC 7208). */
export const examineSpf = forSenders(async (domain, { resolver }) => {
  const records = (await texts(resolver, domain)).filter((text) => /^v=spf1(?: |$)/i.test(text));
  const [record = ""] = records;
  if (records.length === 1 && !/(?:^| )\+?all(?: |$)/i.test(record)) {
    return well(`${domain} has "${record}".`);
  }
  const todo = "Ask the mail provider which TXT record with v=spf1 the domain needs; exactly one.";
  if (records.length === 0) {
    return attention(
      `${domain} does not state which servers may send its mail: no SPF record.`,
      todo,
    );
  }
  return records.length > 1
    ? attention(`${domain} has ${records.length} SPF records, which counts as none.`, todo)
    : attention(`${domain} lets any server send in its name: "${record}".`, todo);
});

/** Examines the key of the mail server's signature (RFC 6376). */
export const examineDkim = forSenders(async (domain, { resolver, environment }) => {
  const { DKIM_SELECTOR } = environment;
  if (!DKIM_SELECTOR) {
    return off(
      "Whether our mail is signed cannot be seen from here. Who runs the server can name its key (DKIM_SELECTOR).",
    );
  }
  const name = `${DKIM_SELECTOR}._domainkey.${domain}`;
  const record = (await texts(resolver, name)).find((text) => /(?:^|;)\s*p=/i.test(text));
  if (record && /(?:^|;)\s*p=\s*[^\s;]/i.test(record)) return well(`${name} has a key.`);
  const what = record ? "has a key that was withdrawn" : "has no key";
  return attention(`${name} ${what}.`, "Ask the mail provider which TXT or CNAME record it needs.");
});

/** Examines the policy for forged mail (RFC 7489); a record of the parent domain counts too. */
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
    `${domain} has no policy for forged mail: no DMARC record.`,
    'Large mail providers require one. Start with a TXT record at "_dmarc": v=DMARC1; p=none',
  );
});

/** Wraps an examination of the sender's domain; `off` while no mail is sent. */
function forSenders(examine: (domain: string, parts: NameDependencies) => Promise<Outcome>) {
  return async (parts: NameDependencies): Promise<Outcome> => {
    const { SMTP_URL, MAIL_FROM } = parts.environment;
    if (!SMTP_URL) return off("No mail is sent.");
    const domain = (MAIL_FROM ?? getOrganisation().email).replace(/^.*@|>$/g, "").toLowerCase();
    try {
      return await examine(domain, parts);
    } catch (error) {
      const { code = "no answer" } = error as { code?: string };
      return unknown(`The names of ${domain} could not be asked: ${code}.`);
    }
  };
}

async function texts(resolver: NameResolver, name: string): Promise<string[]> {
  const records = await known(resolver.resolveTxt(name));
  return (records ?? []).map((parts) => parts.join(""));
}

/** Returns the records; undefined when the name has none. @throws when no server answered */
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
