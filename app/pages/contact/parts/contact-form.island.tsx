import { type ComponentProps, useEffect, useState } from "react";
import { Button } from "#app/components/base/button.tsx";
import { HiddenFields } from "#app/components/base/hidden-fields.tsx";
import { FormNotice } from "#app/components/forms/form-notice.tsx";
import { TextField } from "#app/components/forms/text-field.tsx";
import { Actions } from "#app/components/layout/actions.tsx";
import { contactFieldNames, contactFields, parseContactForm } from "#app/forms/contact-form.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { useFormPost } from "#app/islands/use-form-post.ts";
import type { FormMessages } from "#app/sending/form-messages.ts";
import type { FormOutcome } from "#app/services.ts";
import type { PageContent } from "#collections/pages/pages.ts";
import styles from "./contact-form.module.css";
import { MessageSent } from "./message-sent.tsx";
import { TextArea } from "./text-area.tsx";
import { WaitingMessages } from "./waiting-messages.tsx";

interface ContactFormProps {
  content: PageContent<"contact">["form"];
  waiting: PageContent<"contact">["waiting"];
  sent: Pick<ComponentProps<typeof MessageSent>, "content" | "art">;
  labels: FormMessages & { send: string; sending: string };
  /** Where the form goes: our own server, or an external form service by configuration. */
  action: string;
  /** Path of the page, which is kept with the message. */
  path: string;
  /** Subjects by the words that buttons elsewhere put into the address, as in `?about=press`. */
  subjects: Readonly<Record<string, string>>;
  /** A mistake in the laws of a country, and what stands before its name in the path of its laws. */
  aboutLaws: { subject: string; path: string };
  outcome: FormOutcome | null;
}

/** The contact form. It works as plain HTML; alive, it answers on the spot and keeps the page. */
function ContactForm(props: ContactFormProps) {
  const { content, waiting, sent, labels, action, path, outcome } = props;
  const [{ subject, source }, setStart] = useState({ subject: "", source: path });
  const options = { labels, action, outcome, parse: parseContactForm };
  const { formProps, isSending, errorFor, failure, receipt } = useFormPost(options);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the code has arrived
  useEffect(() => setStart(startOf(new URLSearchParams(location.search), props)), []);
  const fields = contactFieldNames.map((name) => {
    const { kind, missing, autoComplete, isWide } = contactFields[name];
    const { label, optional: mark, hint } = content.fields[name];
    const field = {
      name,
      label,
      mark,
      hint,
      autoComplete,
      error: errorFor(name),
      defaultValue: outcome?.values[name] ?? (name === "subject" ? subject : undefined),
      required: missing !== undefined,
    };
    return (
      <div key={name} className={isWide ? styles.wide : undefined}>
        {kind === "paragraphs" ? <TextArea {...field} /> : <TextField {...field} type={kind} />}
      </div>
    );
  });

  return (
    <>
      {receipt?.kind === "sent" && (
        <MessageSent {...sent} reference={receipt.reference} isAboveForm />
      )}
      <WaitingMessages
        words={waiting}
        reference={sent.content.reference}
        form={formProps.ref}
        queued={receipt?.kind === "queued" ? receipt.message : undefined}
      />
      <form aria-labelledby="write" className="no-print stack gap-5" {...formProps}>
        <h2 className="title-3" id="write" tabIndex={-1}>
          {content.heading}
        </h2>
        {failure && <FormNotice title={labels.failure.title}>{failure}</FormNotice>}
        <div className="split gap-5">{fields}</div>
        <HiddenFields source={source} opened={outcome?.opened} />
        <Actions
          note={
            <>
              {content.privacy} <a href={content.privacyLink.href}>{content.privacyLink.label}</a>
            </>
          }
        >
          <Button type="submit" icon="arrow-right" disabled={isSending}>
            {isSending ? labels.sending : labels.send}
          </Button>
        </Actions>
      </form>
    </>
  );
}

/** What a message begins with, by the address. What is typed already stays: only the default of a field changes. */
function startOf(
  query: URLSearchParams,
  { path, subjects, aboutLaws }: Pick<ContactFormProps, "path" | "subjects" | "aboutLaws">,
) {
  const about = query.get("about") ?? "";
  const country = query.get("country")?.slice(0, 60);
  const [, slug] = /^law-([a-z-]+)$/.exec(about) ?? [];
  return slug && country
    ? { subject: aboutLaws.subject.replace("{country}", country), source: aboutLaws.path + slug }
    : { subject: (Object.hasOwn(subjects, about) && subjects[about]) || "", source: path };
}

export default defineIsland("contact-form", ContactForm);
