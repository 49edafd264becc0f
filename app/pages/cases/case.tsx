import { TextLink } from "#app/components/base/text-link.tsx";
import { Container } from "#app/components/layout/container.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { FeedLinks } from "#app/components/text/feed-links.tsx";
import { calendarLink, feedLink, QuietRow } from "#app/components/text/quiet-row.tsx";
import { todayOf } from "#app/request-context.ts";
import { calendarPath } from "#collections/cases/case-files.ts";
import { getCases, stagesOf } from "#collections/cases/cases.ts";
import { changedOn, countTimeLimits, landmarkOf } from "#collections/cases/time-limits.ts";
import { getPage, namePage } from "#collections/pages/pages.ts";
import type { Route } from "./+types/case";
import styles from "./case.module.css";
import { caseLabels } from "./parts/case-labels.ts";
import { CaseLimits } from "./parts/case-limits.tsx";
import { caseLoom, countSentence } from "./parts/case-loom.ts";
import { CaseOrders } from "./parts/case-orders.tsx";
import { CasePress } from "./parts/case-press.tsx";
import { CaseSide } from "./parts/case-side.tsx";
import { CaseSources } from "./parts/case-sources.tsx";
import { CaseStages } from "./parts/case-stages.tsx";
import { CaseSteps, countSteps } from "./parts/case-steps.tsx";
import { CaseStory } from "./parts/case-story.tsx";
import { citeCase } from "./parts/cite-case.ts";
import { HowWeCount } from "./parts/how-we-count.tsx";
import { joinSources } from "./parts/join-sources.ts";
import { Loom } from "./parts/loom.tsx";
import partyColours from "./parts/parties.module.css";
import { PhoneFold } from "./parts/phone-fold.tsx";
import { Verdict } from "./parts/verdict.tsx";

export function loader({ params, context }: Route.LoaderArgs) {
  const { stages, sources } = joinSources(stagesOf(params.slug, getCases()));
  const [entry] = stages;
  if (!entry || entry.stageOf) throw new Response("No such case", { status: 404 });
  return {
    page: namePage({
      description: [entry.verdict?.decided ?? entry.status, entry.verdict?.open]
        .filter(Boolean)
        .join(" "),
      path: entry.path,
      heading: entry.caseName,
      // The full name would repeat the heading.
      breadcrumb: entry.caseNumber ? `Case ${entry.caseNumber}` : entry.caseName,
      parent: "litigation",
    }),
    entry,
    stages,
    sources,
    today: todayOf(context),
  };
}

export default function CasePage({ loaderData }: Route.ComponentProps) {
  const { page, entry, stages, sources, today } = loaderData;
  const { next } = getPage("litigation").casePage;
  const limits = countTimeLimits(entry, today);
  const loom = caseLoom(entry, today);
  // Drawn by the build, so it ends on the day of the last check.
  const cardLoom = caseLoom(entry, entry.checkedOn);
  return (
    <div className={partyColours.parties}>
      <PageHead
        {...loaderData}
        card={{
          title: countSentence(entry) ?? page.heading,
          section: getPage("litigation").breadcrumb,
          tone: "night",
          ...(cardLoom
            ? { art: "loom", loom: { time: cardLoom.time, strands: cardLoom.strands } }
            : { art: "head-case" }),
        }}
        kind="article"
        modifiedOn={changedOn(entry)}
      />
      <FeedLinks title="OTC: cases" feed="cases" />
      <Verdict entry={entry} page={page} landmark={landmarkOf(limits)} />
      {entry.orders.length > 0 && <CaseOrders entry={entry} />}
      <CasePress entry={entry} />
      {loom && <Loom entry={entry} loom={loom} />}
      <Container className={styles.record}>
        <div className={styles.main}>
          {entry.events.length > 0 && (
            <section aria-labelledby="steps">
              <h2 id="steps">{caseLabels.steps}</h2>
              <PhoneFold summary={`Read ${countSteps(entry, limits)} steps with their dates`}>
                <CaseSteps entry={entry} limits={limits} today={today} />
              </PhoneFold>
              {!loom && <CaseLimits limits={limits} />}
            </section>
          )}
          {entry.story.length > 0 && <CaseStory story={entry.story} />}
        </div>
        <CaseSide entry={entry} />
      </Container>
      <Container className={styles.end}>
        {stages.length > 1 && <CaseStages stages={stages} />}
      </Container>
      <Container className={styles.end}>
        <CaseSources documents={entry.documents} sources={sources} />
      </Container>
      <div className={`${styles.end} ${styles.count}`}>
        <HowWeCount entry={entry} limits={limits} today={today} />
      </div>
      <QuietRow
        links={[feedLink("cases", "Feed of all cases"), calendarLink(calendarPath)]}
        citation={citeCase(entry)}
      >
        <TextLink {...next} />
      </QuietRow>
    </div>
  );
}
