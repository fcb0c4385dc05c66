/** What the start script of a page (start-script.ts) runs when the page has been seen. */
import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepPage } from "#app/keep-page.ts";
import { supportClosedBy } from "#app/layout/invoker-commands.ts";
import { leaveWhenCodeIsMissing } from "#app/layout/missing-code.ts";
import { stayWhileOffline } from "#app/layout/stay-while-offline.ts";
import { registerWorker } from "#app/offline/register-worker.ts";
import { stayMarked } from "#app/offline/stay-marked.ts";
import { linkPageStyles } from "#app/page-styles.ts";
import { Optional } from "#app/ui/optional.tsx";

/**
 * Lets React take over the page that the server made.
 *
 * @throws what broke meanwhile; then the page is again as the server made it, with all that was typed
 */
export async function wake() {
  linkPageStyles();
  optionally(supportClosedBy);
  // The development server loads pages anew by scripts whenever something has changed.
  if (import.meta.env.PROD) optionally(leaveWhenCodeIsMissing);
  optionally(stayWhileOffline);
  // In a task of its own: between reading React and waking the page, a phone can answer a touch.
  await new Promise((resolve) => setTimeout(resolve));
  const page = keepPage();
  const putMarkBack = stayMarked();
  let root: Root | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const broke = (tell: (error: unknown) => void) => (error: unknown) => {
        tell(error);
        reject(error);
      };
      startTransition(() => {
        root = hydrateRoot(
          document,
          <StrictMode>
            <Waking onAwake={resolve}>
              <HydratedRouter />
            </Waking>
          </StrictMode>,
          {
            onCaughtError: (error, { errorBoundary }) =>
              errorBoundary instanceof Optional ? reportError(error) : broke(console.error)(error),
            onUncaughtError: broke(reportError),
          },
        );
      });
    });
  } catch (error) {
    root?.unmount();
    page.putBack();
    throw error;
  } finally {
    page.letGo();
  }
  putMarkBack();
  if (import.meta.env.PROD) void registerWorker();
}

/** As components do in `<Optional>`: where it fails, the page goes on. */
function optionally(act: () => void) {
  try {
    act();
  } catch (error) {
    reportError(error);
  }
}

function Waking({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  // In the next task: until then, it may still turn out that something broke.
  useEffect(() => void setTimeout(onAwake), [onAwake]);
  return children;
}

// While developing, React Router's own start script only imports this file.
if (import.meta.env.DEV) void wake();
