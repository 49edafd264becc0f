import { Button } from "#app/components/base/button.tsx";
import { HiddenFields } from "#app/components/base/hidden-fields.tsx";
import { Actions } from "#app/components/layout/actions.tsx";
import { parseNewsletterForm } from "#app/forms/newsletter-form.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { useFormPost } from "#app/islands/use-form-post.ts";
import type { FormMessages } from "#app/sending/form-messages.ts";
import type { FormOutcome } from "#app/services.ts";
import { AlmostDone } from "./almost-done.tsx";
import { FormNotice } from "./form-notice.tsx";
import { TextField } from "./text-field.tsx";

interface NewsletterFormProps {
  labels: FormMessages & {
    label: string;
    subscribe: string;
    subscribing: string;
    note: string;
    /** Stands above the form after an accepted address. */
    almostDone: { title: string; description: string };
  };
  noteLink: { label: string; href: string } | null;
  /** Where the form goes: our own server, or an external form service by configuration. */
  action: string;
  /** Path of the page that holds the form. */
  source: string;
  outcome: FormOutcome | null;
}

/** The newsletter form. Works as plain HTML; hydrated, it answers in place. */
function NewsletterForm({ labels, noteLink, action, source, outcome }: NewsletterFormProps) {
  const options = { labels, action, outcome, parse: parseNewsletterForm };
  const { formProps, isSending, errorFor, failure, receipt } = useFormPost(options);
  // An external form service may confirm in another way.
  const next = action.startsWith("/") ? labels.almostDone : labels.success;
  return (
    <>
      {receipt?.kind === "sent" && <AlmostDone title={next.title} text={next.description} />}
      <form className="stack" {...formProps}>
        {failure && <FormNotice title={labels.failure.title}>{failure}</FormNotice>}
        {receipt?.kind === "queued" && (
          <FormNotice kind="success" title={receipt.message.title}>
            {receipt.message.description}
          </FormNotice>
        )}
        <TextField
          name="email"
          id="newsletter-email"
          type="email"
          label={labels.label}
          error={errorFor("email")}
          autoComplete="email"
          defaultValue={outcome?.values.email}
          required
        />
        <HiddenFields source={source} opened={outcome?.opened} />
        <Actions
          note={
            <>
              {labels.note} {noteLink && <a href={noteLink.href}>{noteLink.label}</a>}
            </>
          }
        >
          <Button type="submit" disabled={isSending}>
            {isSending ? labels.subscribing : labels.subscribe}
          </Button>
        </Actions>
      </form>
    </>
  );
}

export default defineIsland("newsletter-form", NewsletterForm);
