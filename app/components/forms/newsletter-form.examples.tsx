import newsletterForm from "./newsletter-form.island.tsx";

const NewsletterForm = newsletterForm.component;
const message = { kind: "success", title: "Thank you", description: "Check your e-mail." } as const;

export const fresh = (
  <NewsletterForm
    labels={{
      label: "E-mail address",
      subscribe: "Subscribe",
      subscribing: "Subscribing …",
      note: "You can leave at any time.",
      almostDone: message,
      success: message,
      failure: { ...message, kind: "destructive" },
      region: "Notifications",
      dismiss: "Dismiss",
    }}
    noteLink={{ label: "Privacy", href: "/legal/privacy" }}
    action="/newsletter"
    source="/newsletter"
    outcome={null}
  />
);
