/**
 * Structured data from `app/structured-data.ts`. Browsers never run it, so the Content-Security-Policy does
 * not apply. Every `<` is escaped, so that no text can close the element.
 */
export function StructuredData({ data }: { data: Readonly<Record<string, unknown>> }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape quotes, which JSON does not undo
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll("<", "\\u003c") }}
    />
  );
}
