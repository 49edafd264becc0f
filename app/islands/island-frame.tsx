import { Component, type ReactNode } from "react";
import { ErrorNotice } from "#app/components/base/error-notice.tsx";

type IslandFrameProps = { children: ReactNode };

/** Error boundary around every island: shows the error notice and leaves the rest of the page working. */
export class IslandFrame extends Component<IslandFrameProps, { error: unknown }> {
  constructor(props: IslandFrameProps) {
    super(props);
    // A class field would cost 0.3 kB of helpers for the oldest supported engines.
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
