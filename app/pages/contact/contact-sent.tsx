import { artSource } from "#app/art/art-source.ts";
import { TextLinks } from "#app/components/base/text-link.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section, TwoColumns } from "#app/components/layout/section.tsx";
import { getPage } from "#collections/pages/pages.ts";
import type { Route } from "./+types/contact-sent";
import { MessageSent } from "./parts/message-sent.tsx";

/** As `server/contact/contact-form-route.ts` gives it; anything else in an address is left unsaid. */
const isReference = /^[0-9A-F]{8}$/;

export function loader({ url }: Route.LoaderArgs) {
  const reference = url.searchParams.get("reference") ?? "";
  return {
    page: getPage("contact-sent"),
    form: getPage("contact"),
    art: artSource("knot-tied"),
    reference: isReference.test(reference) ? reference : null,
  };
}

/** Where a message sent without JavaScript arrives. */
export default function ContactSent({ loaderData }: Route.ComponentProps) {
  const { page, form, art, reference } = loaderData;
  return (
    <>
      <PageOpening {...loaderData} tone="leaf" art="head-contact" noIndex />
      <Section top="less">
        <TwoColumns>
          <MessageSent content={form.sent} art={art} reference={reference} />
          <div>
            <h2 className="form-title">{page.next.heading}</h2>
            <TextLinks links={page.next.links} />
          </div>
        </TwoColumns>
      </Section>
    </>
  );
}
