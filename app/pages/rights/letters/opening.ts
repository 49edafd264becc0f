import type { Letter } from "#collections/letters/letters.ts";
import type { Answers } from "./letter-template.ts";
import type { SavedRequest } from "./saved-requests.ts";

type Choosable = Pick<Letter, "choices" | "lists">;

/**
 * Address of a letter that opens with answers. They stand after `#`, which browsers never send.
 * @throws Error when the letter has no such question or point
 */
export function openingAddress(letter: Letter, opens: Answers = {}): string {
  const fragment = new URLSearchParams(opens).toString();
  if (Object.keys(openingAnswers(letter, fragment)).length < Object.keys(opens).length) {
    throw new Error(`The letter "${letter.slug}" cannot open with ${fragment}.`);
  }
  return fragment ? `${letter.path}#${fragment}` : letter.path;
}

/** Answers that the part of an address after `#` sets; whatever the letter does not have is left out. */
export function openingAnswers({ choices, lists }: Choosable, fragment: string): Answers {
  const allowed = new Map<string, readonly string[]>([
    ...choices.map(({ name, options }) => [name, options.map(({ value }) => value)] as const),
    ...lists.flatMap(({ points }) =>
      points.map(({ name }) => [name, ["ticked", "unticked"]] as const),
    ),
  ]);
  const parameters = [...new URLSearchParams(fragment)];
  return Object.fromEntries(
    parameters.filter(([name, value]) => allowed.get(name)?.includes(value)),
  );
}

/** What a letter without a limit asked for, where its kind may have one; of the other kinds: something else. */
const openKinds: Record<string, string> = { decision: "decisionopen", friend: "object" };

export function answersFrom(request: SavedRequest, followUp: Choosable): Answers {
  const { letter, organisation, sent, received, answered, outcome = "silence" } = request;
  const kind = letter.replace("-", "");
  const isOpen = request.days === undefined && kind !== "correct" && kind !== "object";
  const first = isOpen ? (openKinds[kind] ?? "other") : kind;
  return {
    organisation,
    sent,
    ...(received && { received }),
    ...(answered && { answered }),
    ...openingAnswers(followUp, `${new URLSearchParams({ first, outcome })}`),
  };
}
