import { useEffect, useRef, useState } from "react";
import type { OpenFile } from "../../core/open-file.ts";

const widths = [390, 1440] as const;

interface PageFrameProps extends Pick<OpenFile, "text" | "isHeld"> {
  address: string;
}

/** The real page, at the width of a phone or of a desktop screen, as it will look. */
export function PageFrame({ address, text, isHeld }: PageFrameProps) {
  const [width, setWidth] = useState<(typeof widths)[number]>(390);
  const [place, setPlace] = useState(0);
  const [hasCome, setHasCome] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const first = useRef(text);
  /** A page that is still loading cannot hear “reload”: the request is kept (`isStale`) and sent once it has loaded. */
  const state = useRef({ isLoading: true, isStale: false });
  /** How far the page was scrolled before it is loaded again, in px. */
  const scrolled = useRef<number>(undefined);
  const reload = () => {
    state.current = { isLoading: true, isStale: false };
    const page = frame.current?.contentWindow;
    scrolled.current = page?.scrollY ?? 0;
    page?.location.reload();
  };
  /** Leads the page to what is edited in the form. */
  const lead = (block: "center" | "nearest") => {
    const text = visibleTextOf(document.activeElement);
    const page = frame.current?.contentDocument;
    if (text && page) showWords(page, text, block);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the frame and the focus when it is called
  useEffect(() => {
    const onFocus = () => lead("center");
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, []);

  useEffect(() => {
    const look = new ResizeObserver(([entry]) => setPlace(entry?.contentRect.width ?? 0));
    if (box.current) look.observe(box.current);
    return () => look.disconnect();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the frame when it is called
  useEffect(() => {
    if (text === first.current) return;
    first.current = text;
    const wait = setTimeout(() => {
      if (state.current.isLoading) state.current.isStale = true;
      else reload();
    }, 300);
    return () => clearTimeout(wait);
  }, [text]);

  const scale = place > 0 ? Math.min(1, place / width) : 1;
  return (
    <aside className="beside" aria-label="The page itself">
      <div className="beside-head">
        <fieldset className="toggle">
          <legend className="visually-hidden">Width of the page</legend>
          {widths.map((choice) => (
            <label key={choice}>
              <input
                type="radio"
                name="page-width"
                checked={width === choice}
                onChange={() => setWidth(choice)}
              />
              {choice === 390 ? "Phone" : "Computer"}
            </label>
          ))}
        </fieldset>
        <a href={address} target="_blank" rel="noopener noreferrer">
          Open alone<span className="visually-hidden"> (in a new tab)</span>
        </a>
      </div>
      <p role="status" className={isHeld ? "help" : "visually-hidden"}>
        {isHeld && "The page shows your change once what the form asks for is filled in or right."}
      </p>
      <div ref={box} className="page-window">
        <iframe
          ref={frame}
          onLoad={() => {
            setHasCome(true);
            state.current.isLoading = false;
            showFonts(frame.current?.contentWindow);
            const before = scrolled.current;
            if (before !== undefined) {
              frame.current?.contentWindow?.scrollTo({ top: before, behavior: "instant" });
            }
            if (state.current.isStale) reload();
            else lead("nearest");
          }}
          title={`The page ${address}`}
          // Its scripts do not run; the form reads and scrolls it.
          sandbox="allow-same-origin"
          src={address}
          style={{
            width: `${width}px`,
            height: `${100 / scale}%`,
            transform: `scale(${scale})`,
            marginLeft: `${Math.max(0, (place - width * scale) / 2)}px`,
            // An empty frame is white, also where everything around it is dark.
            visibility: hasCome ? "visible" : "hidden",
          }}
        />
      </div>
    </aside>
  );
}

/**
 * Words by which the page finds the place of a field, in small letters: of Markdown, those of the line with
 * the caret; none of a button.
 */
function visibleTextOf(field: Element | null): string {
  const line = lineWithCaret(field);
  const picture = /\/([\w-]+)\.(?:jpe?g|png|webp|avif)\b/i.exec(line)?.[1];
  const plain = line
    .replaceAll(/\[([^\]^]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/^[#>\s]+|^\s*([-*]|\d+\.)\s|[*_`]/g, "")
    .split(/\[[\^!][^\]]*\]:?/)
    .toSorted((a, b) => b.length - a.length)[0];
  const text = picture ?? plain?.replaceAll(/\s+/g, " ").trim().slice(0, 60) ?? "";
  return text.length > 2 ? text.toLowerCase() : "";
}

function lineWithCaret(field: Element | null): string {
  if (field instanceof HTMLElement && field.isContentEditable) {
    const { anchorNode } = window.getSelection() ?? {};
    const place = anchorNode instanceof Element ? anchorNode : anchorNode?.parentElement;
    return place?.closest(".cm-line")?.textContent ?? "";
  }
  const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
  return isText && field.type !== "checkbox" && field.type !== "radio" ? field.value : "";
}

/** Shows the fonts that a page waits for by a script; without them, it takes those of the phone. */
function showFonts(page: Window | null | undefined): void {
  if (!page) return;
  const { document: pageDocument, FontFace: Face } = page as Window & typeof globalThis;
  const rules = [...pageDocument.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  for (const rule of rules) {
    const value = (name: string) => (rule as CSSFontFaceRule).style?.getPropertyValue(name) ?? "";
    const source = value("src");
    if (!rule.cssText.startsWith("@font-face") || !source.includes("url(")) continue;
    const [weight, unicodeRange] = [value("font-weight"), value("unicode-range")];
    const facts = { ...(weight && { weight }), ...(unicodeRange && { unicodeRange }) };
    const face = new Face(value("font-family").replaceAll('"', ""), source, facts);
    // One that cannot be loaded is left out.
    face.load().then(
      () => pageDocument.fonts.add(face),
      () => undefined,
    );
  }
}

const plain = (text: string | null) => (text ?? "").replace(/\s+/g, " ").toLowerCase();

/** Scrolls a page to the smallest element that holds some words, or to the picture of a name, and marks it. */
function showWords(page: Document, text: string, block: "center" | "nearest"): void {
  const parts = [
    ...page.querySelectorAll<HTMLElement>(
      ["main", "footer", "header"].map((name) => `${name} *`).join(),
    ),
  ];
  const matches = parts.filter((element) =>
    element.localName === "img"
      ? (element.getAttribute("src") ?? "").includes(text)
      : plain(element.textContent).includes(text),
  );
  const place = matches.find(
    (element) => !matches.some((match) => match !== element && element.contains(match)),
  );
  if (!place) return;
  for (let at: HTMLElement | null = place; at; at = at.parentElement) {
    if (at.localName === "details") at.setAttribute("open", "");
  }
  place.scrollIntoView({ block, behavior: "instant" });
  const outline = (colour: string) => ({ outline: `4px solid ${colour}`, outlineOffset: "4px" });
  if (block === "center") place.animate([outline("#f2a900"), outline("transparent")], 1600);
}
