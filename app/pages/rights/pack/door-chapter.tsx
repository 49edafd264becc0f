import { ItemList } from "#app/components/lists/item-list.tsx";
import { useLanguage } from "#app/language/language.ts";
import { fillPlaceholders as fill } from "#collections/formats/fill-placeholders.ts";
import { langOfEnglish } from "#collections/formats/locale.ts";
import { getLetter } from "#collections/letters/letters.ts";
import { getPage } from "#collections/pages/pages.ts";
import { type Door, type Helper, type LegalSentence, sentSms } from "#collections/rights/rights.ts";
import { getKnownOrganisation } from "#collections/site/organisation.ts";
import { nameSections } from "../parts/legal-points.tsx";
import { Checked, letterId } from "./chapter.tsx";

export function DoorChapter({ door }: { door: Door }) {
  const { language, content } = useLanguage();
  const hub = getPage("your-data-rights", content);
  const labels = hub.door;
  const { right, first, send, to, answer, danger, help, alsoSend } = door;
  const lang = langOfEnglish(language);
  const law = [...door.law, ...door.noAnswer];
  return (
    <>
      {door.before.map(({ heading, text }) => (
        <p key={heading} className="danger">
          <b>{heading}</b> {text}
        </p>
      ))}
      {danger && <p className="danger">{danger}</p>}
      <h3>{labels.right}</h3>
      <Legal sentence={right} />
      <p>{door.comfort}</p>
      <h3>{first.heading}</h3>
      <ItemList items={first.items} />
      <h3>
        <a href={`#${letterId(send)}`}>
          {labels.send.replace("{name}", getLetter(send, content).name)}
        </a>
      </h3>
      {door.sendNote && <p>{door.sendNote}</p>}
      <p>
        {labels.to}: {to}
      </p>
      {door.sms && (
        <>
          <h3>{labels.sms}</h3>
          <p lang={lang}>{sentSms(door.slug)}</p>
          {lang && <p>{fill(labels.smsMeaning, { text: door.sms.text })}</p>}
          <p>{door.sms.note}</p>
        </>
      )}
      <Legal sentence={answer} />
      <h3>{labels.noAnswer}</h3>
      {hub.complaint.map((sentence) => (
        <Legal key={sentence.text} sentence={sentence} />
      ))}
      <p>
        <a href={`#${letterId("complaint")}`}>{labels.complain}</a>
      </p>
      <Office />
      <h3>{labels.law}</h3>
      {law.map((sentence) => (
        <Legal key={sentence.text} sentence={sentence} />
      ))}
      {alsoSend.length > 0 && (
        <>
          <h3>{labels.alsoSend}</h3>
          <ul>
            {alsoSend.map(({ letter, when }) => (
              <li key={letter}>
                <a href={`#${letterId(letter)}`}>{getLetter(letter, content).name}</a> – {when}
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{labels.help}</h3>
      <Help helpers={help} />
      <Checked {...door} />
    </>
  );
}

export function Office() {
  const { content } = useLanguage();
  const { name, address, href, site, note } = getPage("your-data-rights", content).office;
  return (
    <p>
      {name}, {address}, <a href={href}>{site}</a>. {note}
    </p>
  );
}

export function Help({ helpers }: { helpers: readonly Helper[] }) {
  const { local } = useLanguage();
  const { url } = getKnownOrganisation();
  return (
    <dl>
      {helpers.map(({ who, when, reach, note, link }) => (
        <div key={who}>
          <dt>{who}</dt>
          <dd>{[when, reach?.text, note].filter(Boolean).join(" ")}</dd>
          {link && url && (
            <dd>
              <a href={url + local(link.href)}>{link.label}</a>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function Legal({ sentence: { text, sections } }: { sentence: LegalSentence }) {
  const { content } = useLanguage();
  return (
    <p>
      {text} <small>({nameSections(sections, content)})</small>
    </p>
  );
}
