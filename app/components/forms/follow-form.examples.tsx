import { FollowForm, FollowLine, PaceChoice } from "./follow-form.tsx";

const content = {
  id: "opportunities",
  title: "Follow opportunities",
  what: "You get an e-mail when there is something new.",
  options: [],
  action: "/follow",
  labels: {
    thing: "What do you want to follow?",
    email: "Your e-mail",
    howOften: "How often?",
    now: "At once",
    week: "Once a week",
    button: "Follow by e-mail",
    note: "First we send you one e-mail to confirm.",
    privacyLink: { label: "Privacy policy", href: "/legal/privacy" },
    without: "Without an address:",
    unknown: "Please choose.",
    closed: "This case is closed.",
    noPace: "Please choose how often.",
    failed: { title: "Not done yet", description: "Please look again." },
  },
} as const;
const shown = { ...content, options: [] };

export const panel = (
  <FollowForm content={shown} source="/opportunities" ways={[{ label: "RSS", href: "/" }]} />
);

export const choosing = <FollowForm content={{ ...shown, id: undefined }} source="/follow" />;

export const line = <FollowLine content={shown} source="/follow" />;

export const pace = <PaceChoice labels={content.labels} legend="How often?" chosen="week" />;
