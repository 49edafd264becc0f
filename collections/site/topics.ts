import { z } from "zod";
import { type Content, contentFile } from "#collections/content.ts";
import { listOf, slug, text } from "#collections/reading/field.ts";
import { field } from "#collections/reading/form.ts";

const schema = listOf(
  z.strictObject({
    id: field(slug, "Name in files", "Items name it, and addresses hold it: it never changes."),
    title: text,
  }),
);

/** What items may be about, in the order in which filters show it. */
export const getTopics = contentFile("site/topics.yaml", schema, "/news");

/** A field that holds topic ids; an unknown one is refused by name. */
export function topicList(content: Content) {
  const topics = getTopics(content);
  const ids = topics.map(({ id }) => id);
  return listOf(
    z
      .string()
      .refine((id) => ids.includes(id), {
        error: (issue) => `"${String(issue.input)}" is not a topic; use ${ids.join(", ")}`,
      })
      .meta({
        options: ids,
        labels: Object.fromEntries(topics.map(({ id, title }) => [id, title])),
      }),
  );
}

export function topicLabels({ topics }: { topics: readonly string[] }): string[] {
  return getTopics().flatMap(({ id, title }) => (topics.includes(id) ? [title] : []));
}
