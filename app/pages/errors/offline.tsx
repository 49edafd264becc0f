import { Section } from "#app/components/layout/section.tsx";
import { PlainList } from "#app/components/text/plain-list.tsx";
import { useLanguage } from "#app/language/language.ts";
import { getPage } from "#collections/pages/pages.ts";
import { ErrorPage } from "./parts/error-page.tsx";

/** What a phone that keeps pages shows in the place of one that it does not have, while there is no connection. */
export default function Offline() {
  const { advice } = getPage("offline", useLanguage().content);
  return (
    <>
      <ErrorPage id="offline" tone="bark" art="snapped-warp" />
      <Section top="none">
        <div className="stack">
          <h2 className="form-title">{advice.heading}</h2>
          <PlainList items={advice.items} />
        </div>
      </Section>
    </>
  );
}
