import type { StateCommand } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { textLength } from "../../core/text-length.ts";
import { LabelledInput } from "../fields/labelled-input.tsx";
import { LinkPicker } from "../fields/link-picker.tsx";
import { PictureChooser } from "../fields/picture-chooser.tsx";
import { insertLink, insertPicture } from "./insert-pieces.ts";
import { openWriting, showText } from "./open-writing.ts";
import { type Panel, Toolbar } from "./toolbar.tsx";
import { partsAt } from "./writing-actions.ts";

export interface WritingFieldProps {
  /** Of the element in which one writes. */
  id: string;
  /** Ids of its name and of what describes it. */
  "aria-labelledby": string;
  "aria-describedby": string;
  "aria-invalid"?: boolean | undefined;
  value: string;
  /** Another number as soon as the value comes from elsewhere, and not from what was typed here. */
  edition: number;
  /** Shown in grey while there is no text. */
  example?: string | undefined;
  onType(text: string): void;
  onBlur(): void;
}

/** A text: Markdown in the file, words on the screen. */
export default function WritingField(props: WritingFieldProps) {
  const { id, value, edition, example = "", onType, onBlur } = props;
  const { "aria-labelledby": name, "aria-describedby": notes, "aria-invalid": isInvalid } = props;
  const home = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const [parts, setParts] = useState<ReadonlySet<string>>(new Set());
  const [panel, setPanel] = useState<Panel>();
  const [shown, setShown] = useState(value);
  const latest = useRef({ onType, onBlur });
  latest.current = { onType, onBlur };

  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once; what comes later is shown below
  useLayoutEffect(() => {
    if (!home.current) return;
    const opened = openWriting({
      parent: home.current,
      text: value,
      example,
      attributes: { id, "aria-labelledby": name, "aria-describedby": notes },
      onLink: () => setPanel("link"),
      onType: (text) => {
        setShown(text);
        latest.current.onType(text);
      },
      onLeave: () => latest.current.onBlur(),
      onMove: (state) => setParts(partsAt(state)),
    });
    view.current = opened;
    return () => opened.destroy();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer to what was typed must not move the caret
  useLayoutEffect(() => {
    if (view.current) showText(view.current, value);
    setShown(value);
  }, [edition]);
  useEffect(() => {
    if (isInvalid) view.current?.contentDOM.setAttribute("aria-invalid", "true");
    else view.current?.contentDOM.removeAttribute("aria-invalid");
  }, [isInvalid]);

  const run = (command: StateCommand) => {
    if (view.current) command(view.current);
    view.current?.focus();
  };
  const close = () => {
    setPanel(undefined);
    view.current?.focus();
  };
  const put = (command: StateCommand) => {
    setPanel(undefined);
    run(command);
  };
  const { words, minutes } = textLength(shown);
  return (
    <>
      <div className="writing writing--long" data-invalid={isInvalid || undefined}>
        <Toolbar
          controls={id}
          parts={parts}
          panel={panel}
          run={run}
          open={(choice) => (panel === choice ? close() : setPanel(choice))}
        />
        {panel && <PanelBelow panel={panel} onClose={close} put={put} />}
        <div ref={home} />
      </div>
      <p className="writing-foot">
        <span>
          {words > 0 &&
            `${words === 1 ? "1 word" : `${words} words`} · ${minutes === 1 ? "1 minute" : `${minutes} minutes`} to read`}
        </span>
        <span>Paste from Word or mail: bold, lists and links stay.</span>
      </p>
    </>
  );
}

interface PanelBelowProps {
  panel: Panel;
  onClose(): void;
  put(command: StateCommand): void;
}

function PanelBelow({ panel, onClose, put }: PanelBelowProps) {
  const box = useRef<HTMLDivElement>(null);
  const [words, setWords] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: its first field, whenever another one opens
  useEffect(() => box.current?.querySelector("input")?.focus(), [panel]);
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from every field in it
    <div ref={box} className="writing-panel" onKeyDown={onKeyDown}>
      {panel === "link" ? (
        <LinkPicker onChosen={(address) => put(insertLink(address))} />
      ) : (
        <>
          <LabelledInput
            label="What it shows, for people who cannot see it"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          {words.trim() === "" && (
            <p className="help">Say what it shows first; then you can choose it.</p>
          )}
          <PictureChooser
            label="The picture"
            value=""
            folder="images"
            disabled={words.trim() === ""}
            onChosen={(address) => put(insertPicture(address, words))}
          />
        </>
      )}
    </div>
  );
}
