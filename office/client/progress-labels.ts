/** A moment as people in Kampala say it, such as “Friday, 2 January 2099 at 09:30”. */
export function spokenMoment(moment: string): string {
  return new Intl.DateTimeFormat("en-GB", {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: "Africa/Kampala",
  }).format(new Date(moment));
}
