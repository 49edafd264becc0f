import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TextArea } from "#app/pages/contact/parts/text-area.tsx";
import { TextField } from "./text-field.tsx";

test("A field is tied to its label, its error and its hint, the error first", () => {
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

test("A field without error says nothing about errors", () => {
  const markup = renderToStaticMarkup(<TextField name="subject" label="Subject" />);
  expect(markup).not.toMatch(/aria-invalid|aria-describedby/);
});

test("Two forms on a page may have a field of one name", () => {
  const markup = renderToStaticMarkup(<TextField name="email" id="news-email" label="E-mail" />);
  expect(markup).toContain('name="email"');
  expect(markup).toContain('id="news-email"');
  expect(markup).toContain('for="news-email"');
});

test("What was typed stands in the field again", () => {
  const markup = renderToStaticMarkup(
    <TextArea name="message" label="Message" defaultValue={"<b>two\nlines</b>"} />,
  );
  expect(markup).toContain("&lt;b&gt;two\nlines&lt;/b&gt;</textarea>");
});
