import type { ClientInstrumentation } from "react-router";

/**
 * When the code of the next page cannot be fetched (the site was updated meanwhile, or the line
 * broke), React Router reloads the page that the visitor wants to leave. This turns that reload
 * into a full load of the page they asked for. Browsers without the Navigation API keep the reload.
 */
export const leaveWhenCodeIsMissing: ClientInstrumentation = {
  router(router) {
    router.instrument({
      async navigate(goThere, { to }) {
        const leave = (event: NavigateEvent) => {
          if (event.navigationType !== "reload" || !event.cancelable) return;
          event.preventDefault();
          window.location.assign(String(to));
        };
        const watched = typeof to === "string" ? window.navigation : undefined;
        watched?.addEventListener("navigate", leave);
        await goThere();
        watched?.removeEventListener("navigate", leave);
      },
    });
  },
};
