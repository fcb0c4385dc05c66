/** A home file to keep and to open again, or its days for a calendar: where no script makes the file. */
import { redirect } from "react-router";
import {
  calendarOfHome,
  copyOfHome,
  pageOfHomeFile,
} from "#app/sections/home-file-tool/home-file.server.ts";
import type { Route } from "./+types/home-file-download";

export const action = ({ request, url }: Route.ActionArgs) =>
  url.pathname.endsWith(".ics") ? calendarOfHome(request, url) : copyOfHome(request, url);

/** Who only opens the address wants the page. */
export const loader = ({ url }: Route.LoaderArgs) => redirect(pageOfHomeFile(url));
