/** A home file to keep and to open again: where no script makes it. */
import { redirect } from "react-router";
import { copyOfHome, pageOfHomeFile } from "#app/sections/home-file-tool/home-file.server.ts";
import type { Route } from "./+types/home-file-copy";

export const action = ({ request, url }: Route.ActionArgs) => copyOfHome(request, url);

/** Who only opens the address wants the page. */
export const loader = ({ url }: Route.LoaderArgs) => redirect(pageOfHomeFile(url));
