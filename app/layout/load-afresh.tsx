/**
 * After a release, a page that was open before gets its next page's data from the new one, but draws
 * it by the code that it has. If that breaks, the next page is loaded in full. The page before stays
 * in sight until it is there.
 */
import { Component, type ReactNode, use, useState } from "react";
import { useLocation } from "react-router";
import { reloadPage } from "#app/layout/missing-code.ts";

interface Props {
  /** Whether the visitor came here from another page without a full load. */
  cameByScript: boolean;
  children: ReactNode;
}

export function LoadAfresh({ children }: { children: ReactNode }) {
  const location = useLocation();
  const [first] = useState(location);
  return <Guard cameByScript={location !== first}>{children}</Guard>;
}

class Guard extends Component<Props, { error?: unknown }> {
  override state = {} as { error?: unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (this.props.cameByScript) return <FullLoad />;
    throw error;
  }
}

const never = new Promise<never>(() => undefined);

/** React waits for it, and shows the page before meanwhile. */
function FullLoad(): ReactNode {
  reloadPage();
  return use(never);
}
