/**
 * Returns the addresses that a delivery report (RFC 3464) calls permanently unreachable: action "failed" with status
 * 5.1.x (no such mailbox or domain) or 5.2.1 (mailbox closed). A full mailbox or a policy refusal does not count.
 * @param source of the bounced e-mail
 */
export function hardBounces(source: string): string[] {
  const report = /^Content-Type: message\/delivery-status/im.exec(source);
  if (!report) return [];
  // One group of lines for each recipient, separated by empty lines; folded lines are unfolded first.
  const groups = source
    .slice(report.index)
    .replace(/\r?\n[ \t]+/g, " ")
    .split(/\r?\n\r?\n/);
  return groups.flatMap((group) => {
    const recipient = /^Final-Recipient:\s*rfc822;\s*<?([^\s<>]+)>?/im.exec(group)?.[1];
    const isFailed = /^Action:\s*failed/im.test(group);
    const isGone = /^Status:\s*5\.(?:1\.\d+|2\.1)\b/im.test(group);
    return recipient && isFailed && isGone ? [recipient] : [];
  });
}
