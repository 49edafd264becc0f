import { z } from "zod";
import { source } from "#collections/articles/source.ts";
import { contentFile, getter } from "#collections/content.ts";
import { defineFiles } from "#collections/define-collection.ts";
import { day, listOf, refuse, text } from "#collections/reading/field.ts";
import { field } from "#collections/reading/form.ts";
import type { HolidayList } from "#collections/time/last-day.ts";

/** Numbers of entries of `sources`, from 1. */
const from = field(z.int().positive(), "Source", "Its place in the list of sources, from 1.");

const schema = z
  .strictObject({
    from: field(day, "First day of the list"),
    until: field(day, "Last day of the list"),
    comparedOn: field(day, "Compared on", "Day of the last comparison with the sources."),
    sources: field(listOf(source), "Sources"),
    days: listOf(z.strictObject({ date: day, name: text, source: from })).meta({
      title: "Holidays",
      description: "Each with its day and its source. A day without a source is not listed.",
    }),
    undated: z
      .array(
        z.strictObject({
          name: field(text, "Name", "With its year."),
          from: field(day, "Not before", "Only to warn; no date is counted with it."),
          until: field(day, "Not after"),
          source: from,
        }),
      )
      .meta({
        title: "Not announced, or no announcement found",
        description: "Holidays that depend on the moon or on a notice.",
      }),
  })
  .superRefine(({ days, undated, sources, from, until }, context) => {
    days.forEach(({ date }, index) => {
      const earlier = days[index - 1]?.date ?? "";
      if (date < from || date > until) {
        refuse(context, ["days", index, "date"], `must lie between ${from} and ${until}`);
      } else if (date <= earlier) {
        refuse(context, ["days", index, "date"], `must come after ${earlier}`);
      }
    });
    for (const [list, entries] of Object.entries({ days, undated })) {
      entries.forEach(({ source }, index) => {
        if (source <= sources.length) return;
        const message = `source ${source} is named, but there are only ${sources.length}`;
        refuse(context, [list, index, "source"], message);
      });
    }
  });

export const getHolidays = contentFile("holidays/uganda.yaml", schema, "/count-the-days");

/** The holidays in the form that `lastDay` counts with: small enough for a script. */
export const getHolidayList = getter((content): HolidayList => {
  const { from, until, days, undated } = getHolidays(content);
  return {
    from,
    until,
    names: Object.fromEntries(days.map(({ date, name }) => [date, name])),
    undated: undated.map(({ name, from, until }) => ({ name, from, until })),
  };
});

export const holidays = defineFiles({
  folder: "holidays",
  title: "Public holidays",
  files: [getHolidays],
});
