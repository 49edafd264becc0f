import { AnswerPage } from "./answer-page.tsx";

const ancestors = [{ label: "Home", href: "/" }];
const links = [
  { label: "See our cases", href: "/products/strategic-litigation" },
  { label: "Return to Home", href: "/" },
];

export const headingAndLinks = (
  <AnswerPage
    art="head-contact"
    breadcrumbs={{ ancestors, current: "Message sent" }}
    title="Message sent"
    lead="Your message has reached us."
    next={{ heading: "While you wait", links }}
  />
);

export const withASentence = (
  <AnswerPage
    tone="jac"
    art="head-newsletter"
    breadcrumbs={{ ancestors, current: "Confirmed" }}
    title="You are subscribed"
    lead="The next newsletter comes to you by e-mail."
    next={{
      heading: "Until then",
      text: "Each newsletter ends with a link to unsubscribe.",
      links,
    }}
  />
);
