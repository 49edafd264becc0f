import { ErrorNotice } from "#app/components/base/error-notice.tsx";
import { Section } from "#app/components/layout/section.tsx";

/** Pre-rendered error screen; the server sends it with status 500 when a request fails unexpectedly. */
export default function ErrorPage() {
  return (
    <>
      <title>Unexpected Application Error! – OTC</title>
      <meta name="robots" content="noindex" />
      <Section>
        <ErrorNotice as="h1" message="500 Internal Server Error" />
      </Section>
    </>
  );
}
