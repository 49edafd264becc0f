import { AnswerPage } from "#app/components/layout/answer-page.tsx";
import { getPageOpening } from "#schemas/pages/page-opening.ts";
import type { Route } from "./+types/contact-sent";

export const loader = () => getPageOpening("contact-sent");

/** Where a message sent without JavaScript arrives. */
export default function ContactSent({ loaderData }: Route.ComponentProps) {
  return <AnswerPage {...loaderData} tone="leaf" art="head-contact" />;
}
