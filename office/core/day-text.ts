/** Days and moments as people in Kampala write them; files have the form of ISO 8601. */

/** What hints show. */
export const dayExample = "05/12/2027";
export const momentExample = `${dayExample} 08:00`;

/** Kampala is three hours ahead of UTC all year. */
const offset = "+03:00";

/** `2026-11-28` becomes `28/11/2026`; anything else stays as it is. */
export function dayText(day: string): string {
  return day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, "$3/$2/$1");
}

/** `28/11/2026` becomes `2026-11-28`; undefined for what is no day of the calendar. */
export function parseDay(text: string): string | undefined {
  const match = /^\s*(\d{1,2})\s*[/. -]\s*(\d{1,2})\s*[/. -]\s*(\d{4})\s*$/.exec(text);
  if (!match) return undefined;
  const [, day = "", month = "", year = ""] = match;
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  // Some engines take 31 February for a day of March.
  const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
  return isReal ? iso : undefined;
}

/** `2026-12-01T08:00:00+03:00` becomes `01/12/2026 08:00`; anything else stays as it is. */
export function momentText(moment: string): string {
  const time = /^\d{4}-\d{2}-\d{2}T/.test(moment) ? Date.parse(moment) : Number.NaN;
  if (Number.isNaN(time)) return moment;
  const local = new Date(time + 3 * 3_600_000).toISOString();
  return `${dayText(local.slice(0, 10))} ${local.slice(11, 16)}`;
}

/**
 * `1/12/2026 8:00` and `1/12/2026 8 am` become `2026-12-01T08:00:00+03:00`, and so does a day alone; undefined for what
 * is no moment.
 */
export function parseMoment(text: string): string | undefined {
  const match =
    /^(.*?\d{4})(?:(?:[ ,]|\bat\b)+(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?m\.?)?)?\s*$/i.exec(
      text,
    );
  const [, dayPart = "", typedHour = "8", minute = "00", half = ""] = match ?? [];
  const day = parseDay(dayPart);
  const isHalf = half !== "";
  const typedNumber = Number(typedHour);
  if (
    !day ||
    Number(minute) > 59 ||
    typedNumber > (isHalf ? 12 : 23) ||
    (isHalf && typedNumber === 0)
  ) {
    return undefined;
  }
  const afternoon = half.toLowerCase() === "p" ? 12 : 0;
  const hour = isHalf ? (typedNumber % 12) + afternoon : typedNumber;
  return `${day}T${String(hour).padStart(2, "0")}:${minute}:00${offset}`;
}

/** Whether a file can hold it as a moment. */
export const isMoment = (value: unknown): value is string =>
  typeof value === "string" &&
  /^\d{4}-\d{2}-\d{2}T/.test(value) &&
  !Number.isNaN(Date.parse(value));
