import { expect, test } from "vitest";
import { slugOf } from "./slug.ts";

test.each([
  ["Data Protection and Privacy Act, 2019", "data-protection-and-privacy-act-2019"],
  ["Côte d’Ivoire", "cote-d-ivoire"],
  ["Co\u0302te d’Ivoire", "cote-d-ivoire"],
  ["Ŋŋaali", "ngngaali"],
  ["Łódź", "lodz"],
  ["Ɓaaba Ɗan Ƙasa", "baaba-dan-kasa"],
  ["Ẹ̀kọ́ ní Èkó", "eko-ni-eko"],
  ["Ɛwe ɖe ɔ ƒ", "ewe-de-o-f"],
  ["Øystein Straße", "oystein-strasse"],
  ["አማርኛ", "amarnya"],
  ["صورة", "swrh"],
  ["⚠ Ask & answer ⚠", "ask-answer"],
  ["©", ""],
])("%s becomes %s", (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});
