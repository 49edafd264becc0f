/**
 * Stands in for `@codemirror/lang-html` in the bundle: the text holds no HTML, and its parsers for HTML, CSS and
 * JavaScript are a third of the field's weight.
 */
import { LanguageSupport, StreamLanguage } from "@codemirror/language";

const plain = StreamLanguage.define({
  token(stream) {
    stream.skipToEnd();
    return null;
  },
});

export const html = () => new LanguageSupport(plain);
export const htmlCompletionSource = () => null;
