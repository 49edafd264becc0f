import { useContext, useId, useState } from "react";
import { comparableText, searchTerms } from "../../core/comparable-text.ts";
import type { Choices } from "../../core/open-file.ts";
import { FieldContext } from "./field-context.ts";
import { LabelledInput } from "./labelled-input.tsx";
import { addressElsewhere } from "./typed-address.ts";

const maxSuggestions = 50;

/** Target of a link: a page or file of the site, found by its title or address, or an address elsewhere. */
export function LinkPicker({ onChosen }: { onChosen(address: string): void }) {
  const { links } = useContext(FieldContext);
  const id = useId();
  const [typed, setTyped] = useState("");
  const [picked, setPicked] = useState("");
  const matches = findLinks(links, typed);
  const elsewhere = addressElsewhere(typed);
  const isFound = matches.some(({ address }) => address === picked);
  const own = isFound ? picked : typed && matches[0]?.address;
  const chosen = elsewhere ?? own;
  const take = (event: React.SyntheticEvent) => {
    event.preventDefault();
    if (!chosen) return;
    onChosen(chosen);
    setTyped("");
    setPicked("");
  };
  return (
    <form className="form" onSubmit={take}>
      <LabelledInput
        label="Part of its title or address"
        value={typed}
        autoComplete="off"
        aria-describedby={`${id}-help`}
        onChange={(event) => setTyped(event.target.value)}
      >
        <p id={`${id}-help`} className="help">
          Such as “team”, or an address elsewhere, such as www.example.org.
        </p>
      </LabelledInput>
      {elsewhere ? (
        <p role="status" className="help">
          It leads to {elsewhere}
        </p>
      ) : (
        <div className="field">
          <label htmlFor={`${id}-list`}>Where the link leads</label>
          <select
            id={`${id}-list`}
            className="control"
            size={6}
            value={own ?? ""}
            onChange={(event) => setPicked(event.target.value)}
            onKeyDown={(event) => event.key === "Enter" && take(event)}
          >
            {matches.map(({ address, title }) => (
              <option key={address} value={address}>
                {title ? `${title} (${address})` : address}
              </option>
            ))}
          </select>
          <p role="status" className="help">
            {matches.length === 0 && "No page or file of the site has these words."}
            {matches.length === maxSuggestions && "Type more of it to see others."}
          </p>
        </div>
      )}
      <button type="submit" className="button line" disabled={!chosen}>
        Put the link in
      </button>
    </form>
  );
}

/** Links that contain, in address and title, every typed word; those whose address ends in it are first. */
function findLinks(links: Choices["links"], typed: string): Choices["links"] {
  const words = searchTerms(typed);
  const isEnd = (address: string) => words.length > 0 && address.endsWith(words.join("-"));
  return links
    .filter(({ address, title = "" }) => {
      const comparable = comparableText(`${address} ${title}`);
      return words.every((word) => comparable.includes(word));
    })
    .sort((a, b) => Number(isEnd(b.address)) - Number(isEnd(a.address)))
    .slice(0, maxSuggestions);
}
