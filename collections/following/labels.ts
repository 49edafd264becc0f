import { fillPlaceholders } from "#collections/formats/fill-placeholders.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getThings, type Thing } from "./things.ts";

/** The texts about one thing that can be followed: its kind, the heading of its form, and what its followers get. */
export function followLabels({ kind, name }: Pick<Thing, "kind" | "name">) {
  const labels = getPage("follow").kinds[kind];
  const fill = (sentence: string) => fillPlaceholders(sentence, { name });
  return { ...labels, title: fill(labels.title), what: fill(labels.what) };
}

export type FollowFormContent = NonNullable<ReturnType<typeof followForm>>;

/**
 * Everything that the form of one thing shows.
 * @param id undefined where visitors choose
 * @param sent id that was sent before: laws are too many to choose from, so only this one is among them
 * @returns undefined when there is nothing to follow: an unknown thing, or a closed case
 */
export function followForm(id: string | undefined, sent?: string) {
  const { form: labels, path: action, heading, kinds } = getPage("follow");
  const thing = getThings().get(id ?? "");
  if (id && (!thing || thing.isClosed)) return undefined;
  const all = thing ? [] : [...getThings().values()].filter(({ isClosed }) => !isClosed);
  const shown = all.filter((one) => one.kind !== "law" || one.id === sent);
  const options = shown.map((one) => {
    const { kind } = kinds[one.kind];
    return { value: one.id, label: kind === one.name ? kind : `${kind}: ${one.name}` };
  });
  const { title = heading, what } = thing ? followLabels(thing) : {};
  return { id: thing?.id, title, what, options, labels, action };
}
