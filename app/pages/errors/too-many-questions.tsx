import { ErrorPage } from "./parts/error-page.tsx";

/** Shown when a network asks more than its allowance; the server sends it with status 429. */
export default function TooManyQuestions() {
  return <ErrorPage id="too-many-questions" tone="leaf" art="turned-thread" />;
}
