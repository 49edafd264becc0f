import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextArea } from "#app/pages/contact/parts/text-area.tsx";
import { TextField } from "./text-field.tsx";

test("links a field to its label, error and hint, error first", () => {
  const markup = renderToStaticMarkup(
    <TextField name="email" label="E-mail" hint="Only to answer you." error="Enter an address." />,
  );
  expect(markup).toContain('<label class="');
  expect(markup).toContain('for="email"');
  expect(markup).toContain('aria-describedby="email-error email-hint"');
  expect(markup).toContain('aria-invalid="true"');
  expect(markup).toContain('id="email-error"');
  expect(markup).toContain('id="email-hint"');
});

test("sets no error attributes without an error", () => {
  const markup = renderToStaticMarkup(<TextField name="subject" label="Subject" />);
  expect(markup).not.toMatch(/aria-invalid|aria-describedby/);
});

test("allows two forms with a field of the same name", () => {
  const markup = renderToStaticMarkup(<TextField name="email" id="news-email" label="E-mail" />);
  expect(markup).toContain('name="email"');
  expect(markup).toContain('id="news-email"');
  expect(markup).toContain('for="news-email"');
});

test("restores the typed value", () => {
  const markup = renderToStaticMarkup(
    <TextArea name="message" label="Message" defaultValue={"<b>two\nlines</b>"} />,
  );
  expect(markup).toContain("&lt;b&gt;two\nlines&lt;/b&gt;</textarea>");
});
