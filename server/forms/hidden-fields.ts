import type { FormFields } from "./read-form.ts";

/** What every form carries besides what people type. */
export interface HiddenFields {
  /** `_key`: made by the browser for one filling of the form; absent without JavaScript. */
  key?: string | undefined;
  /** `_source`: path of the page that held the form; empty when unknown. */
  sourcePage: string;
  /** `_gotcha`: people do not see this field; programs fill it. */
  isTrapped: boolean;
}

/** Reads the hidden fields. One that makes no sense counts as absent: nobody typed it. */
export function hiddenFields(fields: FormFields): HiddenFields {
  const { _key: key = "", _source: source = "", _gotcha: trap = "" } = fields;
  return {
    key: /^[\w-]{8,100}$/.test(key) ? key : undefined,
    sourcePage: /^\/(?!\/)[\w/.-]{0,200}$/.test(source) ? source : "",
    isTrapped: trap.trim() !== "",
  };
}
