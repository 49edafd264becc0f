import { formatDay } from "#collections/formats/format-day.ts";
import { getPage } from "#collections/pages/pages.ts";
import type { Door } from "#collections/rights/rights.ts";
import { confirmationText } from "../parts/confirmation-text.ts";

/** When a chapter was compared with the law, and whether an advocate confirmed it. */
export function Checked({ checkedOn, confirmedBy }: Pick<Door, "checkedOn" | "confirmedBy">) {
  const hub = getPage("your-data-rights");
  return (
    <p>
      <small>
        {hub.checked.replace("{date}", formatDay(checkedOn))} {confirmationText(hub, confirmedBy)}
      </small>
    </p>
  );
}
