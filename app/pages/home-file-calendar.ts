/** The days of a home file, for a calendar: where no script makes the file. */
import { redirect } from "react-router";
import { calendarOfHome, pageOfHomeFile } from "#app/sections/home-file-tool/home-file.server.ts";
import type { Route } from "./+types/home-file-calendar";

export const action = ({ request, url }: Route.ActionArgs) => calendarOfHome(request, url);

/** Who only opens the address wants the page. */
export const loader = ({ url }: Route.LoaderArgs) => redirect(pageOfHomeFile(url));
