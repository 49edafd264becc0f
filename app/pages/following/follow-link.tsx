import { Button } from "#app/components/base/button.tsx";
import { HiddenFields } from "#app/components/base/hidden-fields.tsx";
import { FormNotice } from "#app/components/forms/form-notice.tsx";
import { TextField } from "#app/components/forms/text-field.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { outcomeOf } from "#app/request-context.ts";
import { getPage } from "#collections/pages/pages.ts";
import type { Route } from "./+types/follow-link";
import styles from "./following.module.css";

export const loader = ({ context }: Route.LoaderArgs) => ({
  page: getPage("follow-link"),
  outcome: outcomeOf(context, "follow-link"),
});

/** Sends a new link to the list of an address that follows something; also shown for a dead link. */
export default function FollowLink({ loaderData }: Route.ComponentProps) {
  const { page, outcome } = loaderData;
  const { path, button, note } = page;
  return (
    <>
      <PageOpening page={page} tone="jac" noIndex />
      <Section top="less">
        <div className={styles.answer}>
          <form className={styles.again} method="post" action={path}>
            {outcome && <FormNotice title={outcome.title}>{outcome.description}</FormNotice>}
            <TextField
              name="email"
              type="email"
              label={getPage("follow").form.email}
              error={outcome?.errors.find(({ field }) => field === "email")?.message}
              autoComplete="email"
              defaultValue={outcome?.values.email}
              required
            />
            <HiddenFields source={path} opened={outcome?.opened} />
            <Button icon="mail">{button}</Button>
          </form>
          <p className="muted">{note}</p>
        </div>
      </Section>
    </>
  );
}
