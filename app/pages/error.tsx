import { ErrorNotice } from "../components/error-notice.tsx";
import { Section } from "../components/section.tsx";

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
