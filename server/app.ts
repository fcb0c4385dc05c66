/** The entry of the server build: the pages, as React Router builds them, and what serves them. */
export * from "virtual:react-router/server-build";
export { serve } from "#server/serve.ts";
