import { formatDay } from "#collections/formats/format-day.ts";
import { getPage } from "#collections/pages/pages.ts";
import type { Door } from "#collections/rights.ts";

/** When a part was compared with the law, and whether an advocate has confirmed it. */
export function Checked({ checkedOn, confirmedBy }: Pick<Door, "checkedOn" | "confirmedBy">) {
  const { checked, notConfirmed, confirmed } = getPage("your-data-rights");
  return (
    <p>
      <small>
        {checked.replace("{date}", formatDay(checkedOn))}{" "}
        {confirmedBy
          ? confirmed
              .replace("{name}", confirmedBy.name)
              .replace("{date}", formatDay(confirmedBy.on))
          : notConfirmed}
      </small>
    </p>
  );
}
