import type { Letter } from "#collections/letters/letters.ts";
import type { LetterForm } from "#collections/site/letter-form.ts";

export function sheetParts(letter: Letter, { enclose, paper }: LetterForm) {
  const { sheet, isComplaint, choices, lists } = letter;
  const facts = { heading: paper.knownHeading, boxes: paper.known, text: "", lines: 0, columns: 1 };
  const parts = sheet.parts.map(({ choice, list, ...part }) => {
    const points = lists.find(({ name }) => name === list);
    const answers = choices.find(({ name }) => name === choice)?.options ?? [];
    return {
      ...part,
      heading: part.heading ?? points?.intro.replace("{enclose}", enclose.paper) ?? "",
      boxes: [
        ...answers.flatMap(({ onPaper }) => onPaper ?? []),
        ...(points?.points ?? []).map(({ text }) => text),
        ...part.boxes,
      ],
    };
  });
  return isComplaint ? parts : [facts, ...parts];
}
