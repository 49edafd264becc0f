import { Icon } from "./icon.tsx";
import { type IconName, iconPaths } from "./icon-paths.ts";

const names = Object.keys(iconPaths) as IconName[];

export const allIcons = (
  <ul>
    {names.map((name) => (
      <li key={name}>
        <Icon name={name} /> {name}
      </li>
    ))}
  </ul>
);
