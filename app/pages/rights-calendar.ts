/** The days that an address of the rights helper leads to, for a calendar. */
import { redirect } from "react-router";
import {
  calendarOfRights,
  pageOfRights,
} from "#app/sections/rights-tool/rights-calendar.server.ts";
import type { Route } from "./+types/rights-calendar";

/** Without a day to come, the page tells why. */
export const loader = async ({ url }: Route.LoaderArgs) =>
  (await calendarOfRights(url)) ?? redirect(pageOfRights(url));
