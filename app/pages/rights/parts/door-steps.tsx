import { ButtonLink } from "#app/components/base/button.tsx";
import { classNames } from "#app/components/base/class-names.ts";
import { TextLink } from "#app/components/base/text-link.tsx";
import { ItemList } from "#app/components/lists/item-list.tsx";
import { FactList } from "#app/components/text/fact-list.tsx";
import { useLanguage } from "#app/language/language.ts";
import { fillPlaceholders as fill } from "#collections/formats/fill-placeholders.ts";
import { langOfEnglish } from "#collections/formats/locale.ts";
import { getLetter } from "#collections/letters/letters.ts";
import { getPage } from "#collections/pages/pages.ts";
import { type Door, letterPath, lettersPath, sentSms } from "#collections/rights/rights.ts";
import styles from "../door.module.css";
import { openingAddress } from "../letters/opening.ts";
import paper from "./a5-sheet.module.css";
import { LegalPoints } from "./legal-points.tsx";
import { Steps } from "./steps.tsx";
import weave from "./woven-deadline.module.css";
import { WovenDeadline } from "./woven-deadline.tsx";

/** Days that the loom shows where the law sets no limit. */
const openLoom = 14;

export function DoorSteps({ door }: { door: Door }) {
  const { content, local } = useLanguage();
  const hub = getPage("your-data-rights", content);
  const { first, opens, sendNote, sms, to, answer, noAnswer } = door;
  const letter = getLetter(door.send, content);
  const { door: labels, office } = hub;
  const { days } = answer;
  const inDays = (template: string) => template.replace("{days}", `${days}`);
  const evidence = getPage("evidence", content);
  const prepare = <ItemList items={first.items} className={`diamonds ${styles.points}`} />;
  const send = (
    <>
      {sendNote && <p className={paper.onScreen}>{sendNote}</p>}
      <FactList
        className={`stack gap-1 ${styles.facts}`}
        facts={[{ label: labels.to, value: to }]}
      />
      <p className={paper.onScreen}>
        <ButtonLink
          href={local(openingAddress(letter, opens))}
          tone="gold"
          icon="arrow-right"
          label={labels.write}
        />
      </p>
      <p className={paper.onScreen}>
        <TextLink icon="printer" href={local(`${letter.path}#blank`)}>
          {labels.blank}
        </TextLink>
      </p>
    </>
  );
  const wait = (
    <>
      <div className={`stack gap-2 ${weave.days}`}>
        <WovenDeadline days={days ?? openLoom} passed={0} hasEnd={days !== undefined} />
        <p className={`small ${weave.ends}`}>
          <span>{labels.from}</span>
          <span>{days ? inDays(labels.last) : labels.open}</span>
        </p>
      </div>
      <LegalPoints points={[answer]} />
      <p className={paper.onScreen}>
        <a href={local(lettersPath)}>{labels.counted}</a>
      </p>
      {evidence.doors.includes(door.slug) && (
        <p className={paper.onScreen}>
          {evidence.again} <TextLink href={local(evidence.path)}>{evidence.link}</TextLink>
        </p>
      )}
      {days && <p className={paper.onPaper}>{labels.onPaper}</p>}
    </>
  );
  const officeAddress = (
    <>
      {office.name}, {office.address},{" "}
      <a href={office.href} rel="noopener">
        {office.site}
      </a>
    </>
  );
  const complain = (
    <>
      <LegalPoints points={[...hub.complaint, ...noAnswer]} />
      <FactList
        className={`stack gap-1 ${styles.facts}`}
        facts={[{ label: labels.to, value: officeAddress }]}
      />
      <p>{office.note}</p>
      <p className={paper.onScreen}>
        <TextLink href={local(letterPath("complaint"))}>{labels.complain}</TextLink>
      </p>
    </>
  );
  return (
    <Steps
      titleAs="h2"
      steps={[
        { heading: first.heading, content: prepare },
        { heading: labels.send.replace("{name}", letter.name), content: send },
        ...(sms ? [{ heading: labels.sms, content: <OneSms sms={sms} of={door.slug} /> }] : []),
        { heading: days ? inDays(labels.answer) : labels.noDays, content: wait },
        { heading: labels.noAnswer, content: complain },
      ]}
    />
  );
}

/** A message in English, short enough for one SMS, with its length and on other pages its meaning. */
function OneSms({ sms, of }: { sms: NonNullable<Door["sms"]>; of: string }) {
  const { language, content } = useLanguage();
  const lang = langOfEnglish(language);
  const text = sentSms(of) ?? sms.text;
  const { smsLength: length, smsMeaning, smsOpen } = getPage("your-data-rights", content).door;
  const [before = "", after = ""] = length.split("{count}");
  return (
    <>
      <div className={styles.sms}>
        <p lang={lang}>{text}</p>
        {lang && <p className="small">{fill(smsMeaning, { text: sms.text })}</p>}
        <p className={classNames("small", paper.onScreen)}>
          {before}
          <b>{text.length}</b>
          {after}
        </p>
      </div>
      <p className={paper.onScreen}>
        <ButtonLink
          href={`sms:?&body=${encodeURIComponent(text)}`}
          icon="smartphone"
          label={smsOpen}
        />
      </p>
      <p className="muted">{sms.note}</p>
    </>
  );
}
