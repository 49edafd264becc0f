import { HiddenFields } from "./hidden-fields.tsx";

/** Nothing of it is visible. */
export const inAForm = (
  <form method="post">
    <HiddenFields source="/contact" opened="2026-11-21" />
    <p>Two hidden fields and a honeypot.</p>
  </form>
);
