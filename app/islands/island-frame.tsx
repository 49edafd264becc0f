import { Component, type ReactNode } from "react";
import { carryOver, type FilledPart, readFilled } from "./typed-values.ts";

/** Milliseconds after which an island has shown all fields for what it has kept itself. */
const settlingTime = 500;

interface IslandFrameProps {
  element: HTMLElement;
  /** Called before React takes away the HTML of an island that broke. */
  onBreak: () => void;
  /** Called with the earlier HTML if what was typed into it has no place in the new one. */
  onHomeless: (before: readonly Node[]) => void;
  children: ReactNode;
}

/**
 * Frame around every island in the browser. Where HTML is not as the server wrote it, React replaces all of it; then
 * this frame puts back what was typed and the drawings. Once broken, it shows nothing and has said so before.
 */
export class IslandFrame extends Component<IslandFrameProps, { isBroken: boolean }> {
  // Read while React renders: the nodes keep their values after it has replaced them. Only declared, since a field
  // would cost 0.3 kB of helpers for the oldest supported engines.
  declare before: FilledPart & { nodes: readonly Node[]; drawings: readonly HTMLElement[] };

  constructor(props: IslandFrameProps) {
    super(props);
    const { element } = props;
    this.state = { isBroken: false };
    this.before = {
      ...readFilled(element),
      nodes: [...element.childNodes],
      drawings: drawingsOf(element),
    };
  }

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidMount() {
    const { element, onHomeless } = this.props;
    const { before } = this;
    if (before.nodes.every((node) => node.parentNode === element)) return;
    for (const empty of drawingsOf(element)) {
      const drawn = before.drawings.find(
        ({ dataset }) => dataset.drawing === empty.dataset.drawing,
      );
      empty.append(...(drawn?.cloneNode(true).childNodes ?? []));
    }
    const controls = carryOver(before, element);
    if (controls.length === 0) return;
    // Islands keep some of what was typed themselves, and then show the fields for it.
    setTimeout(() => {
      if (carryOver({ controls, focused: null }, element).length > 0) onHomeless(before.nodes);
    }, settlingTime);
  }

  override render() {
    const { onBreak, children } = this.props;
    if (!this.state.isBroken) return children;
    onBreak();
    return null;
  }
}

const drawingsOf = (element: HTMLElement) => [
  ...element.querySelectorAll<HTMLElement>("[data-drawing]"),
];
