import { TextLink } from "#app/components/base/text-link.tsx";
import { Container, SelvedgeBand } from "#app/components/layout/container.tsx";
import { Breadcrumbs, PageHead } from "#app/components/layout/page-head.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import columnStyles from "#app/components/layout/two-columns.module.css";
import { TableHead } from "#app/components/tables/table-head.tsx";
import { tableRoles } from "#app/components/tables/table-roles.ts";
import { useLanguage } from "#app/language/language.ts";
import { getPage } from "#collections/pages/pages.ts";
import { getDoors, getWall, letterPath, lettersPath } from "#collections/rights/rights.ts";
import { countPath } from "#collections/time/count-query.ts";
import paper from "./parts/a5-sheet.module.css";
import noteStyles from "./parts/checked-note.module.css";
import { checkedText } from "./parts/confirmation-text.ts";
import { DoorList } from "./parts/door-list.tsx";
import { HelpPanel } from "./parts/help-panel.tsx";
import { KeepOnPhone } from "./parts/keep-on-phone.tsx";
import { HowToComplain, MoreRights } from "./parts/more-rights.tsx";
import { PrintButton } from "./parts/print-and-share.tsx";
import tableStyles from "./parts/rights-table.module.css";
import { Steps } from "./parts/steps.tsx";
import weave from "./parts/woven-deadline.module.css";
import { WovenDeadline } from "./parts/woven-deadline.tsx";
import styles from "./rights.module.css";

export default function Rights() {
  const { content, language, local } = useLanguage();
  const page = getPage("your-data-rights", content);
  const { steps, danger, sheet: rights, mine } = page;
  const evidence = getPage("evidence", content);
  return (
    <div className={paper.sheet}>
      <PageHead page={page} modifiedOn={page.checkedOn} />
      <Surface as="section" tone="night" className="clip">
        <Container>
          <div className={`split columns-7-5 ${styles.top}`}>
            <div>
              <Breadcrumbs page={page} />
              <h1 className="title-6">{page.heading}</h1>
            </div>
            <p className="lead">{page.lead}</p>
          </div>
          <DoorList doors={getWall(content)} />
        </Container>
      </Surface>
      <SelvedgeBand />
      <Section top="less" bottom="less" className={paper.onScreen}>
        <div className={`split ${columnStyles.duo}`}>
          <div>
            <h2>{steps.heading}</h2>
            <Steps
              steps={steps.items.map(({ heading, text, requests }, index) => ({
                heading,
                content: (
                  <>
                    <p>{text}</p>
                    {index === 0 && (
                      <TextLink href={local(evidence.path)}>{evidence.link}</TextLink>
                    )}
                    {requests && <TextLink href={local(lettersPath)}>{requests}</TextLink>}
                    {index === 2 && (
                      <TextLink href={local(letterPath("complaint"))}>{page.strip}</TextLink>
                    )}
                  </>
                ),
              }))}
            />
          </div>
          <HelpPanel heading={danger.heading} text={danger.text} people={danger.help} isUrgent />
        </div>
      </Section>
      <Section top="less" bottom="less" labelledBy="sheet" className={styles.band}>
        <div className={`row ${styles.sheetHead}`}>
          <div>
            <p className="kicker">{page.act}</p>
            <h2 id="sheet">{rights.heading}</h2>
          </div>
          <PrintButton />
        </div>
        <RightsTable />
        <p className={paper.onPaper}>
          {page.complaint.map(({ text }) => text).join(" ")} {page.office.name},{" "}
          {page.office.address}, {page.office.site}. {rights.onPaper}
        </p>
        <div className={styles.checked}>
          <p className={`small ${noteStyles.note}`}>
            {checkedText(page, { language, content })}{" "}
            <TextLink href={local(rights.guide.href)}>{rights.guide.label}</TextLink>
          </p>
        </div>
      </Section>
      <Section top="less" bottom="less" labelledBy="more" className={paper.onScreen}>
        <MoreRights />
      </Section>
      <Section
        tone="leaf"
        top="less"
        bottom="less"
        labelledBy="complain"
        className={paper.onScreen}
      >
        <HowToComplain />
      </Section>
      <Surface as="section" tone="jac" className={paper.onScreen} aria-labelledby="mine">
        <Container>
          <div className={`split ${styles.mine}`}>
            <div>
              <h2 id="mine">{mine.heading}</h2>
              <p className="lead">{mine.text}</p>
            </div>
            <div className={`stack gap-2 ${weave.days}`}>
              <WovenDeadline days={30} passed={12} />
              <p>
                <TextLink href={local(lettersPath)}>{mine.requests}</TextLink>
              </p>
              <p>
                <TextLink href={local(countPath)}>
                  {getPage("count-the-days", content).heading}
                </TextLink>
              </p>
            </div>
          </div>
        </Container>
      </Surface>
      <div className={paper.onScreen}>
        <KeepOnPhone />
      </div>
    </div>
  );
}

/** All rights on one sheet. On phones each row is a block, though still a table for screen readers. */
function RightsTable() {
  const { content, local } = useLanguage();
  const { columns, days, noDays } = getPage("your-data-rights", content).sheet;
  return (
    <table {...tableRoles.table} className={tableStyles.table} aria-labelledby="sheet">
      <TableHead columns={Object.values(columns)} />
      <tbody {...tableRoles.group}>
        {getDoors(content).map(({ slug, path, heading, right, answer }) => (
          <tr {...tableRoles.row} key={slug}>
            <th {...tableRoles.rowHeader} className="title-2">
              <a href={local(path)}>{heading}</a>
            </th>
            <td {...tableRoles.cell}>{right.short}</td>
            <td {...tableRoles.cell} data-label={columns.section}>
              {right.sections.join(", ")}
            </td>
            <td {...tableRoles.cell}>
              {answer.days ? days.replace("{days}", `${answer.days}`) : noDays}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
