import { ValueRow } from "./value-row.tsx";

export const two = (
  <ul>
    <ValueRow
      mark="fork"
      title="Innovation"
      text="We look for new ideas and use technology to make people’s lives better."
    />
    <ValueRow
      mark="link"
      title="Connectivity"
      text="We want technologies and systems to link people, communities and new ideas across Africa."
    />
  </ul>
);
