import { Component, type ReactNode } from "react";
import { ErrorNotice } from "#app/components/base/error-notice.tsx";

type IslandFrameProps = { children: ReactNode };

/**
 * The outermost element of every island, on the server and in the browser alike. When the island
 * throws, the words of the error screen take its place and the rest of the page goes on working.
 */
export class IslandFrame extends Component<IslandFrameProps, { error: unknown }> {
  constructor(props: IslandFrameProps) {
    super(props);
    // Not a class field: for the oldest engines that we build for it would bring 0.3 kB of helpers along.
    this.state = { error: undefined };
  }

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error("Unknown error") };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return <ErrorNotice message={error instanceof Error ? error.message : String(error)} />;
  }
}
