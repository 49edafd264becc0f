import { Art } from "#app/components/art/art.tsx";
import { ButtonLink } from "#app/components/base/button.tsx";
import { Icon } from "#app/components/base/icon.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { Container, SelvedgeBand } from "#app/components/layout/container.tsx";
import { Breadcrumbs, PageHead } from "#app/components/layout/page-head.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { Surface } from "#app/components/layout/surface.tsx";
import { useLanguage } from "#app/language/language.ts";
import { contentAt } from "#app/language/page-language.ts";
import { getLetter } from "#collections/letters/letters.ts";
import { getPage, namePage } from "#collections/pages/pages.ts";
import { getDoors, getWall, letterPath } from "#collections/rights/rights.ts";
import { getKnownOrganisation, getOrganisation } from "#collections/site/organisation.ts";
import type { Route } from "./+types/door";
import styles from "./door.module.css";
import { openingAddress } from "./letters/opening.ts";
import paper from "./parts/a5-sheet.module.css";
import noteStyles from "./parts/checked-note.module.css";
import { checkedText } from "./parts/confirmation-text.ts";
import barStyles from "./parts/door-bar.module.css";
import { doorTones, OtherDoors } from "./parts/door-list.tsx";
import { DoorFork, DoorWarnings } from "./parts/door-openings.tsx";
import { DoorSteps } from "./parts/door-steps.tsx";
import { HelpPanel } from "./parts/help-panel.tsx";
import { KeepOnPhone } from "./parts/keep-on-phone.tsx";
import { LegalPoints, nameSections } from "./parts/legal-points.tsx";
import { PrintAndShare } from "./parts/print-and-share.tsx";

export function loader({ params, url }: Route.LoaderArgs) {
  const door = getDoors(contentAt(url)).find(({ slug }) => slug === params.door);
  if (!door) throw new Response("No such door", { status: 404 });
  return { page: namePage({ ...door, parent: "your-data-rights" }), door };
}

export default function Door({ loaderData }: Route.ComponentProps) {
  const { page, door } = loaderData;
  const { content, language, local } = useLanguage();
  const { url: address } = getKnownOrganisation();
  const { drawing, before, right, comfort, law, danger, help, alsoSend } = door;
  const isUrgent = danger !== undefined || before.length > 0;
  const hub = getPage("your-data-rights", content);
  const { door: labels } = hub;
  const tone = doorTones[drawing];
  return (
    <>
      <div className={paper.sheet}>
        <PageHead {...loaderData} kind="article" modifiedOn={door.checkedOn} />
        <Surface as="section" tone={tone} className={`split ${styles.head}`}>
          <div className={styles.text}>
            <Breadcrumbs page={page} />
            <h1>{page.heading}</h1>
          </div>
          <div className={`no-print fill ${styles.art}`}>
            <Art name={`head-${drawing}`} loading="eager" />
          </div>
        </Surface>
        <SelvedgeBand className={styles.border} />
        <DoorWarnings warnings={before} />
      </div>
      <div className={`${paper.sheet} ${styles.body}`}>
        <DoorFork door={door} />
        {danger && (
          <Surface tone="bark" className={styles.now}>
            <Container>
              <a href="#help">
                <b>{hub.danger.heading}</b> <span>{labels.dangerNote}</span>
                <Icon name="arrow-right" />
              </a>
            </Container>
          </Surface>
        )}
        <Section top="less" bottom="less">
          <div className={`split ${styles.columns}`}>
            <div>
              <p className="kicker">{before.length > 0 ? labels.otherwise : labels.right}</p>
              <p className={`title-4 ${styles.right}`}>{right.text}</p>
              <p className={styles.law}>
                <b>{nameSections(right.sections, content)}</b>
                <span>{hub.act}</span>
              </p>
              <p className={`no-print ${styles.comfort}`}>{comfort}</p>
              <DoorSteps door={door} />
              <section className={`stack gap-3 ${styles.more}`} aria-labelledby="law">
                <h2 id="law">{labels.law}</h2>
                <LegalPoints points={law} className={`diamonds ${styles.points}`} />
              </section>
              {alsoSend.length > 0 && (
                <section
                  className={`stack gap-3 ${styles.more} ${paper.onScreen}`}
                  aria-labelledby="other-letters"
                >
                  <h2 id="other-letters">{labels.alsoSend}</h2>
                  {alsoSend.map(({ letter, opens, when }) => (
                    <div key={letter}>
                      <TextLink href={local(openingAddress(getLetter(letter, content), opens))}>
                        {getLetter(letter, content).name}
                      </TextLink>
                      <p className="muted">{when}</p>
                    </div>
                  ))}
                </section>
              )}
            </div>
            <div className={`stack gap-5 ${styles.side}`}>
              <HelpPanel
                heading={danger ? hub.danger.heading : isUrgent ? labels.whoHelps : labels.help}
                text={danger ?? labels.helpNote}
                people={help}
                isUrgent={isUrgent}
                className={before.length > 0 ? paper.onScreen : undefined}
              />
              <PrintAndShare
                title={page.title}
                address={getOrganisation().url + local(page.path)}
              />
              <p className={`small ${noteStyles.note}`}>
                {checkedText(door, { language, content })}{" "}
                <span className={paper.onPaper}>{address && address + local(page.path)}</span>
              </p>
            </div>
          </div>
        </Section>
        <Section
          top="less"
          bottom="less"
          labelledBy="others"
          className={`${styles.others} ${paper.onScreen}`}
        >
          <h2 id="others" className="title-3">
            {labels.other}
          </h2>
          <OtherDoors doors={getWall(content).filter(({ slug }) => slug !== drawing)} />
        </Section>
        <div className={paper.onScreen}>
          <KeepOnPhone />
        </div>
        {/* On screen from the top of this element on; below warnings, only from half a screen below them. */}
        <Surface
          as="aside"
          tone="night"
          className={
            before.length > 0 ? `no-print ${barStyles.lateBar}` : `no-print ${barStyles.bar}`
          }
          aria-label={labels.write}
        >
          <div className={`row ${barStyles.row}`}>
            <ButtonLink
              href={local(openingAddress(getLetter(door.send, content), door.opens))}
              tone="gold"
              icon="arrow-right"
              label={labels.write}
            />
            <a href={local(letterPath("complaint"))}>{labels.complainShort}</a>
          </div>
        </Surface>
      </div>
    </>
  );
}
