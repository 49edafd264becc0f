import { href } from "react-router";
import { AnswerPage } from "#app/components/layout/answer-page.tsx";
import { namePage } from "#collections/pages/pages.ts";
import { getGiving } from "#collections/site/giving.ts";

export default function DonatePledgeSent() {
  const { pledge, next } = getGiving();
  const path = href("/donate/pledge/sent");
  const page = namePage({ ...pledge.sent, next, path, parent: "donate" });
  return <AnswerPage page={page} tone="gold" art="head-donate" />;
}
