interface StructuredDataProps {
  /** A description from `app/structured-data.ts`. */
  data: Readonly<Record<string, unknown>>;
}

/**
 * A description for search engines. Browsers treat it as data and never run it, so the
 * Content-Security-Policy does not speak of it. Every `<` is written as an escape: a text that holds
 * `</script>` or `<!--` cannot end the element.
 */
export function StructuredData({ data }: StructuredDataProps) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape quotes, which JSON does not undo
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll("<", "\\u003c") }}
    />
  );
}
