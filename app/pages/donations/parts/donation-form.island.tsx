import { Button } from "#app/components/base/button.tsx";
import { HiddenFields } from "#app/components/base/hidden-fields.tsx";
import { Icon } from "#app/components/base/icon.tsx";
import { FormNotice } from "#app/components/forms/form-notice.tsx";
import { TextField } from "#app/components/forms/text-field.tsx";
import { groupDigits } from "#app/forms/shillings.ts";
import { defineIsland } from "#app/islands/define-island.ts";
import { StaticHtml } from "#app/islands/static-html.tsx";
import type { DonationOffer, FormOutcome } from "#app/services.ts";
import type { PageContent } from "#collections/pages/pages.ts";
import amountStyles from "./amount-choice.module.css";
import { AmountField } from "./amount-field.tsx";
import { Choice } from "./choice.tsx";
import styles from "./donation-form.module.css";
import { useDonationForm } from "./use-donation-form.ts";

type FormContent = PageContent<"donate">["form"];

interface DonationFormProps {
  content: Omit<FormContent, "next"> & Pick<FormContent["next"], "privacy">;
  action: string;
  offer: DonationOffer;
  /** What became of the form when it was posted; null on a fresh page. */
  outcome: FormOutcome | null;
}

/** The donation form, a native post. Hydrated, a choice empties the field; typing clears the choice. */
function DonationForm({ content, action, offer, outcome }: DonationFormProps) {
  const typed = outcome?.values ?? {};
  // Of two amounts the form keeps the one that was typed.
  const preset = typed.amount ? "" : typed.preset;
  const { form, own, isHydrated, isSending, choose, clearChoice, submit, errorFor } =
    useDonationForm(outcome, content.minimum);
  const field = (name: "name" | "email" | "phone") => ({
    name,
    label: content[name],
    mark: content.optional,
    error: errorFor(name),
    defaultValue: typed[name],
  });
  const general = errorFor("");
  const hasNotice = Boolean(outcome && outcome.errors.length > 0) || general;

  return (
    <form
      ref={form}
      className={`no-print stack gap-5 ${styles.form}`}
      method="post"
      action={action}
      noValidate={isHydrated}
      onSubmit={submit}
    >
      {hasNotice && (
        <FormNotice title={content.failed.title}>
          {general ?? content.failed.description}
        </FormNotice>
      )}
      <fieldset>
        <legend className={styles.legend}>{content.amountLegend}</legend>
        <div className={`tiles ${amountStyles.choices}`}>
          {content.amounts.map((amount) => (
            <label key={amount} className={amountStyles.choice}>
              <input
                type="radio"
                name="preset"
                value={amount}
                defaultChecked={preset === String(amount)}
                onChange={choose}
              />
              <span className={`entry ${amountStyles.face}`}>
                <StaticHtml as="span" name={`basket-${amount}`} />
                <span>
                  <small>UGX</small>
                  <b>{groupDigits(amount)}</b>
                </span>
              </span>
              <Icon name="check" className={amountStyles.tick} />
            </label>
          ))}
        </div>
      </fieldset>
      <AmountField
        name="amount"
        label={content.customLabel}
        hint={content.minimumHint}
        error={errorFor("amount")}
        min={content.minimum}
        placeholder={String(content.customPlaceholder)}
        defaultValue={typed.amount}
        onInput={clearChoice}
        // A turn of the wheel over the page must not change an amount.
        onWheel={(event) => event.currentTarget.blur()}
      />
      {offer.providers.length > 1 && (
        <Choice
          name="provider"
          legend={content.providerLegend}
          options={offer.providers.map(({ name, label }) => ({ value: name, label }))}
          chosen={typed.provider ?? offer.providers[0]?.name ?? ""}
        />
      )}
      <fieldset>
        <legend className={styles.legend}>{content.detailsLegend}</legend>
        <div className={`split ${styles.details}`}>
          <TextField {...field("name")} autoComplete="name" />
          <TextField {...field("email")} type="email" autoComplete="email" />
          <TextField {...field("phone")} type="tel" autoComplete="tel" />
        </div>
        <p className={`small ${styles.note}`}>{content.detailsNote}</p>
      </fieldset>
      <HiddenFields source={action} />
      <input type="hidden" name="_key" />
      <div className={`split ${styles.pay}`}>
        <p className={styles.sum} aria-live="polite">
          <small>{content.sum.label}</small>
          {content.amounts.map((amount) => (
            <b key={amount}>{`UGX ${groupDigits(amount)}`}</b>
          ))}
          <b data-sum="own">{own ?? content.sum.own}</b>
          <b data-sum="none">{content.sum.none}</b>
        </p>
        <div>
          <Button
            type="submit"
            tone="gold"
            icon="arrow-right"
            aria-disabled={isSending || undefined}
          >
            {isSending ? content.submitting : content.submit}
          </Button>
          <p className="small">{content.note}</p>
        </div>
      </div>
      <p className="small">
        {content.privacy} <a href={content.privacyLink.href}>{content.privacyLink.label}</a>
      </p>
    </form>
  );
}

export default defineIsland("donation-form", DonationForm);
