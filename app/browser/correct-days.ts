/** Kampala's clock is three hours ahead all year. */
const kampala = 3 * 3_600_000;
const long = { dateStyle: "long", timeZone: "UTC" } as const;

/** Where a page was built on an earlier day in Kampala: counts its days on, and names the day of today. */
export function correctDays(now = Date.now()): void {
  const today = new Date(now + kampala).toISOString().slice(0, 10);
  for (const day of document.querySelectorAll<HTMLTimeElement>("[data-today]")) {
    if (day.dateTime >= today) return;
    day.textContent = new Date(today).toLocaleDateString("en-GB", long).replace(" ", "\u00a0");
    day.dateTime = today;
  }
  for (const count of document.querySelectorAll<HTMLElement>("[data-days-since]")) {
    const days = (Date.parse(today) - Date.parse(count.dataset.daysSince ?? "")) / 86_400_000;
    count.textContent = count.textContent.replace(/\d+/, `${days}`).replace(/ day$/, " days");
  }
}
