import type { StateCommand } from "@codemirror/state";
import { useLayoutEffect, useRef, useState } from "react";
import { ToolbarIcon, type ToolbarIconName } from "./toolbar-icon.tsx";
import {
  describeKey,
  mainActions,
  moreActions,
  tableActions,
  type WritingAction,
} from "./writing-actions.ts";

/** What opens below the buttons and asks for something. */
export type Panel = "link" | "picture";

interface ToolbarProps {
  /** Of the element in which one writes. */
  controls: string;
  /** The kinds of parts in which the caret is. */
  parts: ReadonlySet<string>;
  panel: Panel | undefined;
  run(command: StateCommand): void;
  open(panel: Panel): void;
}

/** The buttons above the text: one stop of Tab, and the arrows between them. */
export function Toolbar({ controls, parts, panel, run, open }: ToolbarProps) {
  const [hasMore, setMore] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  // Buttons come and go with the caret.
  useLayoutEffect(() => {
    if (bar.current) keepOneStop(bar.current);
  });
  const action = (entry: WritingAction) => (
    <ToolButton
      key={entry.title}
      title={entry.title}
      icon={entry.icon}
      shortcut={entry.key}
      isPressed={entry.node === undefined ? undefined : parts.has(entry.node)}
      onPress={() => run(entry.run)}
    />
  );
  const [heading, bold, italic, ...lines] = mainActions.map(action);
  const opens = (name: Panel, title: string, more = {}) => (
    <ToolButton
      title={title}
      icon={name}
      isExpanded={panel === name}
      onPress={() => open(name)}
      {...more}
    />
  );
  return (
    <div
      role="toolbar"
      aria-label="Shape the text"
      aria-controls={controls}
      ref={bar}
      onKeyDown={moveByArrows}
    >
      {heading}
      <hr />
      {bold}
      {italic}
      {opens("link", "Link", { shortcut: "Mod-k", isPressed: parts.has("Link") })}
      <hr />
      {lines}
      <hr />
      {opens("picture", "Picture")}
      <ToolButton title="More" isExpanded={hasMore} onPress={() => setMore(!hasMore)} />
      {hasMore && moreActions.map(action)}
      {parts.has("Table") && tableActions.map(action)}
    </div>
  );
}

interface ToolButtonProps {
  title: string;
  icon?: ToolbarIconName | undefined;
  shortcut?: string | undefined;
  isPressed?: boolean | undefined;
  isExpanded?: boolean | undefined;
  onPress(): void;
}

function ToolButton(props: ToolButtonProps) {
  const { title, icon, shortcut, isPressed, isExpanded, onPress } = props;
  const keys = shortcut ? describeKey(shortcut) : undefined;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={title}
      title={keys ? `${title} (${keys.title})` : title}
      aria-keyshortcuts={keys?.shortcut}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      // The caret stays where it is, and so does the keyboard of a phone.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {icon ? <ToolbarIcon name={icon} /> : title}
    </button>
  );
}

const buttonsOf = (bar: HTMLElement) => [...bar.querySelectorAll("button")];

/** The first button is the stop of Tab until another one was used. */
function keepOneStop(bar: HTMLElement) {
  const buttons = buttonsOf(bar);
  const stop = buttons.find((button) => button.tabIndex === 0) ?? buttons[0];
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
}

function moveByArrows(event: React.KeyboardEvent<HTMLElement>) {
  const buttons = buttonsOf(event.currentTarget);
  const here = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const places: Record<string, number> = {
    ArrowRight: (here + 1) % buttons.length,
    ArrowLeft: (here - 1 + buttons.length) % buttons.length,
    Home: 0,
    End: buttons.length - 1,
  };
  const next = buttons[places[event.key] ?? -1];
  if (!next) return;
  event.preventDefault();
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1;
  next.focus();
}
