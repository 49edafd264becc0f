import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Slow files. Started last, each would run alone while the other workers are idle. */
const slowest = [
  "tests/screens/screens.test.ts",
  "tests/html/markup.test.ts",
  "tests/every-page/visit-organisation.test.ts",
  "tests/every-page/visit-library.test.ts",
  "tests/every-page/visit-help.test.ts",
  "tests/office/editor.test.ts",
  "tests/every-page/keyboard.test.ts",
  "tests/office/edit-content.test.ts",
  "tests/journeys/donate.test.ts",
  "tests/journeys/rendered-pages.test.ts",
  "tests/newsroom/publishing.test.ts",
  "tests/journeys/offline-pages.test.ts",
  "tests/journeys/contact.test.ts",
  "tests/journeys/letters.test.ts",
  "tests/journeys/newsletter.test.ts",
  "tests/faults/newsletter-stops.test.ts",
  "tests/faults/message-kills.test.ts",
  "tests/html/weight.test.ts",
  "tests/journeys/external-form-service.test.ts",
];

/** Starts with the slowest files, also in a fresh clone, where Vitest knows no durations yet. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const index = slowest.findIndex((file) => moduleId.endsWith(file));
      return index === -1 ? slowest.length : index;
    };
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
