import { TextLinks } from "#app/components/base/text-link.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { ItemList } from "#app/components/lists/item-list.tsx";
import { followAnswers } from "#collections/pages/form-answers.ts";
import { getPage } from "#collections/pages/pages.ts";
import styles from "./following.module.css";

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
          <Knot isCut={!page.id.endsWith("sent")} />
          <h2>{heading}</h2>
          <p className="lead">{text}</p>
          {points && <ItemList items={points} className={styles.points} />}
          <TextLinks links={links} />
        </div>
      </Section>
    </>
  );
}

/** A followed thing is a knot on a thread; forgotten, the thread is cut. */
function Knot({ isCut }: { isCut: boolean }) {
  return (
    <svg
      className={styles.knot}
      viewBox="0 0 300 120"
      aria-hidden="true"
      data-cut={isCut || undefined}
    >
      {isCut ? (
        <path d="M0 60H112M112 60q14 -12 26 -22M112 60q18 2 32 -4M112 60q14 12 28 20" />
      ) : (
        <>
          <path d="M0 60H92M208 60H300" />
          <path d="M92 60C130 60 128 22 156 22S190 60 150 60 118 98 150 98 176 60 208 60" />
          <path className={styles.bead} d="M150 44l16 16-16 16-16-16z" />
        </>
      )}
    </svg>
  );
}
