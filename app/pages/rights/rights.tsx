import { TextLink } from "#app/components/base/text-link.tsx";
import { Breadcrumbs } from "#app/components/layout/breadcrumbs.tsx";
import { Container } from "#app/components/layout/container.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { SelvedgeBand } from "#app/components/layout/selvedge-band.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { PageHead } from "#app/components/text/page-meta.tsx";
import { getPageOpening } from "#collections/pages/page-opening.ts";
import { getDoors, lettersPath } from "#collections/rights/rights.ts";
import type { Route } from "./+types/rights";
import paper from "./parts/a5-sheet.module.css";
import { CheckedNote } from "./parts/checked-note.tsx";
import { ComplaintStrip } from "./parts/complaint-strip.tsx";
import { DoorList } from "./parts/door-list.tsx";
import { HelpPanel } from "./parts/help-panel.tsx";
import { KeepOnPhone } from "./parts/keep-on-phone.tsx";
import { loadKeepOnPhone } from "./parts/load-keep-on-phone.ts";
import { PrintButton } from "./parts/print-and-share.tsx";
import { RightsTable } from "./parts/rights-table.tsx";
import { Steps } from "./parts/steps.tsx";
import { WovenDeadline } from "./parts/woven-deadline.tsx";
import styles from "./rights.module.css";

export const loader = () => ({
  ...getPageOpening("your-data-rights"),
  doors: getDoors(),
  keep: loadKeepOnPhone(),
});

/** A wall of doors, then all rights on one sheet. */
export default function Rights({ loaderData }: Route.ComponentProps) {
  const { page, breadcrumbs, doors } = loaderData;
  const { steps, danger, sheet: rights, mine } = page;
  return (
    <div className={paper.sheet}>
      <PageHead {...loaderData} tone="night" art="head-loan-app" modifiedOn={page.checkedOn} />
      <Surface as="section" tone="night" className={styles.head}>
        <Container>
          <div className={styles.top}>
            <div>
              <Breadcrumbs {...breadcrumbs} />
              <h1>{page.heading}</h1>
            </div>
            <p className="lead">{page.lead}</p>
          </div>
          <DoorList doors={doors} action={page.doorAction} />
        </Container>
      </Surface>
      <SelvedgeBand />
      <Section top="less" bottom="less" className={paper.onScreen}>
        <div className={styles.steps}>
          <div>
            <h2>{steps.heading}</h2>
            <Steps
              steps={steps.items.map(({ heading, text, requests }) => ({
                heading,
                content: (
                  <>
                    <p>{text}</p>
                    {requests && <TextLink href={lettersPath}>{requests}</TextLink>}
                  </>
                ),
              }))}
            />
          </div>
          <HelpPanel heading={danger.heading} text={danger.text} people={danger.help} isUrgent />
        </div>
      </Section>
      <Section top="less" bottom="less" labelledBy="sheet" className={styles.band}>
        <div className={styles.sheetHead}>
          <div>
            <p className={styles.kicker}>{page.act}</p>
            <h2 id="sheet">{rights.heading}</h2>
          </div>
          <PrintButton label={page.door.print} />
        </div>
        <RightsTable {...rights} doors={doors} labelledBy="sheet" />
        <p className={paper.onPaper}>
          {page.complaint.map(({ text }) => text).join(" ")} {page.office.name},{" "}
          {page.office.address}, {page.office.site}. {rights.onPaper}
        </p>
        <div className={styles.checked}>
          <CheckedNote labels={page} checkedOn={page.checkedOn} confirmedBy={page.confirmedBy}>
            <TextLink href={rights.guide.href}>{rights.guide.label}</TextLink>
          </CheckedNote>
        </div>
      </Section>
      <Surface as="section" tone="jac" className={paper.onScreen} aria-labelledby="mine">
        <Container>
          <div className={styles.mine}>
            <div>
              <h2 id="mine">{mine.heading}</h2>
              <p className="lead">{mine.text}</p>
            </div>
            <div className={styles.days}>
              <WovenDeadline days={30} passed={12} />
              <p>
                <TextLink href={lettersPath}>{mine.requests}</TextLink>
              </p>
            </div>
          </div>
        </Container>
      </Surface>
      <div className={paper.onScreen}>
        <KeepOnPhone {...loaderData.keep} />
      </div>
      <ComplaintStrip label={page.strip} />
    </div>
  );
}
