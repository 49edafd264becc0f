import { AnswerPage } from "#app/components/layout/answer-page.tsx";
import { newsletterAnswers } from "#collections/pages/form-answers.ts";
import { getPage } from "#collections/pages/pages.ts";

/** Pages that answer the newsletter's form, the same for every address, and the links in its letters. */
const answers = newsletterAnswers.map((name) => `newsletter-${name}` as const);

export function loader({ request }: { request: Request }) {
  const path = new URL(request.url).pathname;
  const id = answers.find((answer) => getPage(answer).path === path);
  if (!id) throw new Error(`No answer of the newsletter has the address ${path}.`);
  return { page: getPage(id) };
}

/** One screen for every answer of the newsletter: what happened, and where to go from here. */
export default function NewsletterAnswer(props: { loaderData: ReturnType<typeof loader> }) {
  return <AnswerPage {...props.loaderData} tone="jac" art="head-newsletter" />;
}
