import { Invitation } from "./invitation.tsx";

const labels = {
  heading: "Get involved",
  text: "Tell us what you would like to do.",
  actions: [
    { label: "Partner With Us", href: "/contact?about=partnership" },
    { label: "Learn More", href: "/about" },
  ],
};

export const textAlone = <Invitation {...labels} tone="bark" />;
export const clothAtTheLeft = <Invitation {...labels} tone="leaf" art="hero-gathering" />;
export const clothAtTheRight = (
  <Invitation {...labels} tone="gold" art="hero-scales" side="right" />
);
