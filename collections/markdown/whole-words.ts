/**
 * Keeps "e-mail" on one line: browsers may break after its hyphen, and "e-" alone reads as a slip. The
 * letters stay as they were written, so that finding and copying work.
 * @param html HTML of our own renderer; words inside tags are left alone
 */
export function keepWordsWhole(html: string): string {
  return html.replace(/\be-mails?\b(?![^<]*>)/gi, '<span class="whole">$&</span>');
}
