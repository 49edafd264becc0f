import { Button } from "#app/components/base/button.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { newsletterContext } from "#app/request-context.ts";
import { getPage } from "#collections/pages/pages.ts";
import type { Route } from "./+types/follow-stop";
import styles from "./following.module.css";
import { NewLink, newLinkPage } from "./parts/new-link.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const isKnown = (await context.get(newsletterContext)?.canUnsubscribe(params.token)) ?? false;
  return { page: isKnown ? getPage("follow-stop") : newLinkPage(), isKnown };
}

/** The page behind the link "stop" of each e-mail: opening it changes nothing. */
export default function FollowStop({ loaderData }: Route.ComponentProps) {
  const { page, isKnown } = loaderData;
  const { button, note } = getPage("follow-stop");
  if (!isKnown) return <NewLink />;
  return (
    <>
      <PageOpening page={page} tone="jac" noIndex />
      <Section top="less">
        <form className={styles.answer} method="post">
          <Button>{button}</Button>
          <p className="muted">{note}</p>
        </form>
      </Section>
    </>
  );
}
