import { type MarkName, marks } from "#app/art/marks.ts";
import { Mark } from "./mark.tsx";

const names = Object.keys(marks) as MarkName[];

export const allMarks = (
  <ul>
    {names.map((name) => (
      <li key={name}>
        <Mark name={name} /> {name}
      </li>
    ))}
  </ul>
);
