import { Button } from "#app/components/base/button.tsx";
import { TextLink } from "#app/components/base/text-link.tsx";
import { PageOpening } from "#app/components/layout/page-opening.tsx";
import { Section, TwoColumns } from "#app/components/layout/section.tsx";
import { textSizes } from "#collections/pages/help-pages.ts";
import { getPage } from "#collections/pages/pages.ts";
import styles from "./display.module.css";

/**
 * Choices of text size, theme, movement and contrast, which `app/browser/display-choice.ts` keeps on the
 * device. Without it the page says how the browser's own settings do the same.
 */
export default function Display() {
  const page = getPage("display");
  const { form, withoutScript, more } = page;
  const { nothing, kept, removed, forbidden } = form;
  return (
    <>
      <PageOpening page={page} tone="leaf" />
      <Section top="less" bottom="less">
        <TwoColumns>
          <section aria-labelledby="choice" data-display-choice className={styles.choice}>
            <h2 id="choice" className="form-title">
              {form.heading}
            </h2>
            <fieldset className={styles.group}>
              <legend>{form.textSize}</legend>
              {textSizes.map((size) => (
                <label key={size}>
                  <input type="radio" name="text" value={size} defaultChecked={size === "100"} />
                  <span>{form.sizes[size]}</span> <span className="muted">{size} %</span>
                </label>
              ))}
            </fieldset>
            <fieldset className={styles.group}>
              <legend>{form.theme}</legend>
              {Object.entries(form.themes).map(([key, name], index) => (
                <label key={key}>
                  <input type="radio" name="theme" value={key} defaultChecked={index === 0} />
                  <span>{name}</span>
                </label>
              ))}
            </fieldset>
            <fieldset className={styles.group}>
              <legend className="visually-hidden">{form.heading}</legend>
              <label>
                <input type="checkbox" name="calm" value="yes" /> <span>{form.calm}</span>
              </label>
              <label>
                <input type="checkbox" name="contrast" value="more" /> <span>{form.contrast}</span>
              </label>
            </fieldset>
            <p className="lead">{form.sample}</p>
            <p
              role="status"
              data-nothing={nothing}
              data-kept={kept}
              data-removed={removed}
              data-forbidden={forbidden}
            >
              {nothing}
            </p>
            <Button type="button" tone="line" disabled>
              {form.remove}
            </Button>
          </section>
          <section className="stack" aria-labelledby="browser">
            <h2 id="browser" className="form-title">
              {withoutScript.heading}
            </h2>
            <p>{withoutScript.text}</p>
            <dl className={styles.ways}>
              {withoutScript.ways.map(({ title, description }) => (
                <div key={title}>
                  <dt className="strong">{title}</dt>
                  <dd>{description}</dd>
                </div>
              ))}
            </dl>
            <p>
              {more.text} <TextLink href={more.link.href}>{more.link.label}</TextLink>
            </p>
          </section>
        </TwoColumns>
      </Section>
    </>
  );
}
