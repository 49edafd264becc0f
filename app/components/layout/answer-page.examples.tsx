import { AnswerPage } from "./answer-page.tsx";

const links = [
  { label: "See our cases", href: "/products/strategic-litigation" },
  { label: "Return to Home", href: "/" },
];

export const headingAndLinks = (
  <AnswerPage
    tone="leaf"
    art="head-contact"
    page={{
      title: "Message sent – OTC",
      path: "/contact/sent",
      heading: "Message sent",
      lead: "Your message has reached us.",
      next: { heading: "While you wait", links },
    }}
  />
);

export const withASentence = (
  <AnswerPage
    tone="jac"
    art="head-newsletter"
    page={{
      title: "Confirmed – OTC",
      path: "/newsletter/confirmed",
      heading: "You are subscribed",
      lead: "The next newsletter comes to you by e-mail.",
      next: {
        heading: "Until then",
        text: "Each newsletter ends with a link to unsubscribe.",
        links,
      },
    }}
  />
);
