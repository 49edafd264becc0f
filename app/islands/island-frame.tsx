import { Component, type ReactNode } from "react";
import { type Control, carryOver, type FilledPart, readFilled } from "./typed-values.ts";

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
  // Read while React renders: the nodes keep their values after it has replaced them.
  before: { nodes: readonly Node[]; filled: FilledPart; drawings: readonly HTMLElement[] };

  constructor(props: IslandFrameProps) {
    super(props);
    const { element } = props;
    // A class field with a value would cost 0.3 kB of helpers for the oldest supported engines.
    this.state = { isBroken: false };
    this.before = {
      nodes: [...element.childNodes],
      filled: readFilled(element),
      drawings: drawingsOf(element),
    };
  }

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidMount() {
    const { element } = this.props;
    const { nodes, filled, drawings } = this.before;
    if (nodes.every((node) => node.parentNode === element)) return;
    for (const empty of drawingsOf(element)) {
      const drawn = drawings.find(({ dataset }) => dataset.drawing === empty.dataset.drawing);
      empty.append(...[...(drawn?.childNodes ?? [])].map((node) => node.cloneNode(true)));
    }
    const homeless = carryOver(filled, element);
    if (homeless.length > 0) setTimeout(() => this.findHomes(homeless), settlingTime);
  }

  /** Islands keep some of what was typed themselves, and then show the fields for it. */
  findHomes(homeless: readonly Control[]) {
    const { element, onHomeless } = this.props;
    const still = carryOver({ controls: homeless, focused: null }, element);
    if (still.length > 0) onHomeless(this.before.nodes);
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
