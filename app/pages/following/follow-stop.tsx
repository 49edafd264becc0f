import { Button } from "#app/components/base/button.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { getPage } from "#collections/pages/pages.ts";
import styles from "./following.module.css";

/** The page behind the link "stop" of each e-mail: opening it changes nothing. */
export default function FollowStop() {
  const page = getPage("follow-stop");
  return (
    <>
      <PageOpening page={page} tone="jac" noIndex />
      <Section top="less">
        <form className={styles.answer} method="post">
          <Button>{page.button}</Button>
          <p className="muted">{page.note}</p>
        </form>
      </Section>
    </>
  );
}
