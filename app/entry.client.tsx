import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { supportInvokerCommands } from "#app/layout/invoker-commands.ts";
import { leaveWhenCodeIsMissing } from "#app/layout/missing-code.ts";

supportInvokerCommands();

// In a task of its own: between reading React and waking the page, a phone can answer a touch.
setTimeout(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter instrumentations={[leaveWhenCodeIsMissing]} />
      </StrictMode>,
    );
  }),
);
