/** For tests that only look: the content as it stands, checked and read once by each process. */
import { readContent } from "#app/content/reading/read.ts";
import { fixedAddresses } from "#app/routes.ts";

export const siteContent = readContent(fixedAddresses());
