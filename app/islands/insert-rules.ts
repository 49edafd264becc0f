/**
 * Adds rules to the styles that the page came with. The Content-Security-Policy refuses a `<style>` of a script, but not
 * a new rule in a stylesheet that it has allowed.
 */
export function insertRules(css: string): void {
  const [sheet] = document.styleSheets;
  sheet?.insertRule(`@media all{${css}}`, sheet.cssRules.length);
}
