/**
 * Keeps "e-mail" on one line: browsers may break after its hyphen, and "e-" alone reads as a slip.
 * Words inside tags are left alone, and letters stay as written, for finding and copying.
 */
export function keepWordsWhole(html: string): string {
  return html.replace(/\be-mails?\b(?![^<]*>)/gi, '<span class="whole">$&</span>');
}
