import { statSync } from "node:fs";
import { join } from "node:path";
import { ButtonLink } from "#app/components/base/button.tsx";
import { CopyButton } from "#app/components/base/copy-button.tsx";
import { TextLink, TextLinks } from "#app/components/base/text-link.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section } from "#app/components/layout/section.tsx";
import { ReachLink } from "#app/components/text/reach-link.tsx";
import { telephoneLink } from "#collections/formats/contact-details.ts";
import { fileSize } from "#collections/formats/download-cost.ts";
import { getPage } from "#collections/pages/pages.ts";
import { pressPictures } from "#collections/pages/reference-pages.ts";
import { projectRoot } from "#collections/reading/project-root.ts";
import { getMessages } from "#collections/site/messages.ts";
import { getOrganisation } from "#collections/site/organisation.ts";
import styles from "./press.module.css";

/** For journalists: texts, the landmark case, pictures, a contact. */
export default function Press() {
  const page = getPage("press");
  const { email, phone } = getOrganisation();
  const { notInUse } = getMessages().shell;
  const { about, landmark, files, contact, more } = page;
  return (
    <>
      <PageOpening page={page} tone="bark" art="pattern-kuba" />
      <Section top="less" bottom="less" labelledBy="few-words" title={about.heading}>
        <ul className={styles.texts}>
          {about.texts.map(({ words, text }) => (
            <li key={words}>
              <p className={styles.words}>
                <b>{words}</b> words
              </p>
              <p className={styles.text} id={`about-in-${words}`}>
                {text}
              </p>
              <CopyButton of={`about-in-${words}`} what={`the text of ${words} words`} isShort />
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="night" top="less" bottom="less" labelledBy="landmark" title={landmark.heading}>
        <ol className={styles.sentences}>
          {landmark.sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
        <TextLink href={landmark.link.href}>{landmark.link.label}</TextLink>
      </Section>
      <Section top="less" bottom="less" labelledBy="files">
        <div className={styles.filesHead}>
          <div>
            <h2 id="files">{files.heading}</h2>
            <p className="lead">{files.text}</p>
            <TextLink href={files.craft.href}>{files.craft.label}</TextLink>
          </div>
          <div className={styles.licence}>
            <h3>{files.licence.heading}</h3>
            {files.licence.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p>
              <a href={files.licence.link.href} rel="noopener">
                {files.licence.link.label}
              </a>
              {" · "}
              <a href={`${page.path}/LICENCE.txt`}>LICENCE.txt</a>
            </p>
          </div>
        </div>
        <ul className={styles.pictures}>
          {pressPictures.map((name) => (
            <li key={name} data-picture={name}>
              <img
                src={`/press/${name}.svg`}
                alt=""
                width={240}
                height={240}
                loading="lazy"
                decoding="async"
              />
              <p>{files.names[name]}</p>
              <p className={styles.forms}>
                <PictureFile file={`${name}.svg`} label={`${files.names[name]} as SVG`} />
                <PictureFile file={`${name}.png`} label={`${files.names[name]} as PNG`} />
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="jac" top="less" bottom="less" labelledBy="press-contact">
        <div className={styles.contact}>
          <div className="stack">
            <h2 id="press-contact">{contact.heading}</h2>
            <p className="lead">{contact.text}</p>
            <p>
              <ReachLink mark={notInUse} href={`mailto:${email}`}>
                {email}
              </ReachLink>
              {phone && (
                <>
                  {" · "}
                  <ReachLink mark={notInUse} href={telephoneLink(phone)}>
                    {phone}
                  </ReachLink>
                </>
              )}
            </p>
            <p>
              <ButtonLink {...contact.button} icon="arrow-right" />
            </p>
          </div>
          <div>
            <h3>{more.heading}</h3>
            <TextLinks links={more.links} />
          </div>
        </div>
      </Section>
    </>
  );
}

/** A picture in one form, with the size of the file. */
function PictureFile({ file, label }: { file: string; label: string }) {
  const bytes = statSync(join(projectRoot(), "public/press", file)).size;
  return (
    <>
      <a href={`/press/${file}`} download aria-label={label}>
        {label.slice(-3)}
      </a>{" "}
      <span>{fileSize(bytes)}</span>
    </>
  );
}
