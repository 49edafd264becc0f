import type { Source } from "#collections/articles/source.ts";
import type { LitigationCase } from "#collections/cases/cases.ts";

/** Gives the stages of a case one list of sources, each once; later stages get new numbers. */
export function joinSources(stages: readonly LitigationCase[]) {
  const sources: Source[] = [];
  const joined = stages.map((stage) => {
    const numbers = stage.sources.map((source) => {
      const index = sources.findIndex(({ name }) => name === source.name);
      return index < 0 ? sources.push(source) : index + 1;
    });
    const renumber = <Part extends { sources: number[] }>(part: Part): Part => ({
      ...part,
      sources: part.sources.map((number) => numbers[number - 1] ?? number),
    });
    return {
      ...stage,
      story: stage.story.map((part) => ({ ...part, paragraphs: part.paragraphs.map(renumber) })),
      events: stage.events.map(renumber),
      orders: stage.orders.map(renumber),
      clocks: stage.clocks.map(renumber),
    };
  });
  return { stages: joined, sources };
}
