import { Icon, type IconName } from "./icon.tsx";
import iconPaths from "./icon-paths.json" with { type: "json" };

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
