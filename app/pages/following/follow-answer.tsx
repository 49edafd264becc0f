import { TextLinks } from "#app/components/base/text-link.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { ItemList } from "#app/components/lists/item-list.tsx";
import { followAnswers } from "#collections/pages/form-answers.ts";
import { getPage } from "#collections/pages/pages.ts";
import styles from "./following.module.css";
import { Knot } from "./parts/knot.tsx";

const answers = followAnswers.map((name) => `follow-${name}` as const);

export function loader({ request }: { request: Request }) {
  const path = new URL(request.url).pathname;
  const id = answers.find((answer) => getPage(answer).path === path);
  if (!id) throw new Error(`No answer of following has the address ${path}.`);
  return { page: getPage(id) };
}

/** What a form or a link of following is answered with; the same for every address. */
export default function FollowAnswer(props: { loaderData: ReturnType<typeof loader> }) {
  const { page } = props.loaderData;
  const { heading, text, points, links } = page.next;
  return (
    <>
      <PageOpening page={page} tone="jac" noIndex />
      <Section top="less">
        <div className={styles.answer}>
          <Knot isCut={page.id === "follow-forgotten" || page.id === "follow-stopped"} />
          <h2>{heading}</h2>
          <p className="lead">{text}</p>
          {points && <ItemList items={points} className={styles.points} />}
          <TextLinks links={links} />
        </div>
      </Section>
    </>
  );
}
