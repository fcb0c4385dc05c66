/** Hydrates a page, when its start script (document/start-script.server.ts) asks for it. */
import { type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { replaceReloads } from "#app/document/full-load.ts";
import { linkPageStyles } from "#app/document/page-styles.ts";
import { supportClosedBy } from "#app/layout/invoker-commands.ts";

/**
 * @param crash is told of an error that took the page's content with it, now or later
 * @returns when React has taken over
 */
export async function hydrate(crash: (error: unknown) => void = reportError) {
  linkPageStyles();
  supportClosedBy();
  // The development server reloads pages by scripts whenever something has changed.
  if (import.meta.env.PROD) replaceReloads();
  // In a task of its own: between reading React and hydrating the page, a phone can answer a touch.
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <Hydrated onHydrated={resolve}>
            <HydratedRouter />
          </Hydrated>
        </StrictMode>,
        { onCaughtError: crash, onUncaughtError: crash },
      );
    });
  });
}

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

// While developing, React Router's own start script only imports this file.
if (import.meta.env.DEV) void hydrate();
