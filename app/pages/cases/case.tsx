import { Container } from "#app/components/layout/container.tsx";
import { PageHead } from "#app/components/layout/page-head.tsx";
import { FeedLinks } from "#app/components/text/feed-links.tsx";
import { calendarLink, citeLink, feedLink, QuietRow } from "#app/components/text/quiet-row.tsx";
import { todayOf } from "#app/request-context.ts";
import { calendarPath } from "#collections/cases/case-files.ts";
import { getCases, stagesOf } from "#collections/cases/cases.ts";
import { changedOn, countTimeLimits, landmarkOf } from "#collections/cases/time-limits.ts";
import { getPage, namePage } from "#collections/pages/pages.ts";
import type { Route } from "./+types/case";
import styles from "./case.module.css";
import { CaseLimits } from "./parts/case-limits.tsx";
import { caseLoom, countSentence } from "./parts/case-loom.ts";
import { CaseOrders } from "./parts/case-orders.tsx";
import { CasePress } from "./parts/case-press.tsx";
import { CaseSources } from "./parts/case-sources.tsx";
import { CaseStages } from "./parts/case-stages.tsx";
import { CaseSteps } from "./parts/case-steps.tsx";
import { CaseStory } from "./parts/case-story.tsx";
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
  const { rights } = getPage("litigation").casePage;
  const limits = countTimeLimits(entry, today);
  const loom = caseLoom(entry, today);
  // Drawn by the build, so it ends on the day of the last check.
  const cardLoom = caseLoom(entry, entry.checkedOn);
  const hasSteps = entry.events.length > 0;
  const landmark = landmarkOf(limits);
  // Beside the verdict it stands already.
  const countedOn = landmark ? undefined : today;
  return (
    <div className={`own-line ${partyColours.parties}`}>
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
      <FeedLinks title={`OTC: ${page.breadcrumb}`} feed={`case-${entry.slug}`} />
      <Verdict entry={entry} page={page} landmark={landmark} today={today} />
      {loom && <Loom entry={entry} loom={loom} countedOn={countedOn} />}
      <CaseStory entry={entry} />
      {entry.orders.length > 0 && <CaseOrders entry={entry} />}
      <Container
        className={hasSteps ? `split-medium columns-7-5 gap-8 ${styles.record}` : styles.sideOnly}
      >
        {hasSteps && (
          <section aria-labelledby="steps">
            <h2 id="steps">Step by step</h2>
            <PhoneFold summary="Read every step with its date">
              <CaseSteps entry={entry} limits={limits} today={today} />
            </PhoneFold>
            {!loom && <CaseLimits entry={entry} limits={limits} countedOn={countedOn} />}
          </section>
        )}
        <div>
          <CasePress entry={entry} />
          <p className={`no-print ${styles.rights}`}>
            {rights.text} <a href={rights.link.href}>{rights.link.label}</a>
          </p>
        </div>
      </Container>
      {stages.length > 1 && <CaseStages stages={stages} />}
      <CaseSources documents={entry.documents} sources={sources} />
      <QuietRow
        links={[feedLink(`case-${entry.slug}`), calendarLink(calendarPath), citeLink("cite")]}
      />
    </div>
  );
}
