/** Whether a text is a day that exists, such as `2026-11-21`. `Date` would take 30 February for 2 March. */
export function isIsoDay(text: string): boolean {
  const moment = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text);
}
