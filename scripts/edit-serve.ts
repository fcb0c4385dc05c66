/** The editor for a team, as a process of its own: `npm run edit:serve`. See docs/deploying.md. */
import { text } from "node:stream/consumers";
import { parseEnv } from "node:util";
import { ON_STDIN, readTeamSettings, type TeamSettings } from "#editor/team/settings.ts";
import { createTeamServer } from "#editor/team/team-server.ts";
import { createLogger } from "#server/log.ts";

const log = createLogger();
const secrets = process.argv.includes(ON_STDIN) ? parseEnv(await text(process.stdin)) : {};
const settings = readSettingsOrExit();
const { server, close } = await createTeamServer(settings, log).catch((error: unknown) => {
  log.error({ err: error }, "the repository cannot be fetched");
  return exit("EDIT_REPOSITORY cannot be fetched, or has no branch EDIT_MAIN.");
});
server.on("error", (error) => exit(error.message));
server.listen(settings.PORT, settings.HOST, () => {
  const address = server.address();
  const port = typeof address === "object" ? address?.port : settings.PORT;
  console.log(`The editor ${settings.EDIT_URL} listens at ${settings.HOST}:${port}`);
});
process.once("SIGTERM", stop);
process.once("SIGINT", stop);

/** What people typed is in their folders by then, or their form tells that it is not. */
function stop() {
  server.close();
  server.closeAllConnections();
  void close().then(() => process.exit(0));
}

function readSettingsOrExit(): TeamSettings {
  try {
    return readTeamSettings(process.env, secrets);
  } catch (error) {
    return exit((error as Error).message);
  }
}

function exit(message: string): never {
  console.error(message);
  process.exit(1);
}
