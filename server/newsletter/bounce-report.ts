/**
 * Addresses that a delivery report (RFC 3464) calls unreachable for good: action "failed" with a status
 * 5.1.x (no such mailbox or domain) or 5.2.1 (mailbox closed). A full mailbox or a refusal for reasons of
 * policy says nothing about the address.
 * @param source the bounced mail as it came
 */
export function hardBounces(source: string): string[] {
  const report = /^Content-Type: message\/delivery-status/im.exec(source);
  if (!report) return [];
  // One group of lines for each recipient, parted by empty lines; folded lines are put together first.
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
