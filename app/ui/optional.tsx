import { Component, type ReactNode } from "react";

/** Around what a page can do without. Where that fails, it is left out, and the page goes on. */
export class Optional extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
