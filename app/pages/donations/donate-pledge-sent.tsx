import { href } from "react-router";
import { AnswerPage } from "#app/components/layout/answer-page.tsx";
import { pageOpening } from "#collections/pages/page-opening.ts";
import { getGiving } from "#collections/site/giving.ts";
import type { Route } from "./+types/donate-pledge-sent";

export function loader() {
  const { pledge, next } = getGiving();
  return pageOpening({
    ...pledge.sent,
    next,
    path: href("/donate/pledge/sent"),
    parent: "donate",
  });
}

/** Where a pledge arrives. */
export default function DonatePledgeSent({ loaderData }: Route.ComponentProps) {
  return <AnswerPage {...loaderData} tone="gold" art="head-donate" />;
}
