import { Invitation } from "./invitation.tsx";

const words = {
  heading: "Get involved",
  text: "Tell us what you would like to do.",
  actions: [
    { label: "Partner With Us", href: "/contact?about=partnership" },
    { label: "Learn More", href: "/about" },
  ],
};

export const wordsAlone = <Invitation {...words} tone="bark" />;
export const clothAtTheLeft = <Invitation {...words} tone="leaf" art="hero-gathering" />;
export const clothAtTheRight = <Invitation {...words} tone="gold" art="hero-scales" side="right" />;
