import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "#scripts/free-port.ts";
import { untilItAnswers } from "#scripts/until-it-answers.ts";

/**
 * The system's nginx with the files of a build, as compressed there.
 *
 * @throws when there is no nginx, or it does not answer
 */
export async function startNginx(buildFolder: string) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(path.join(tmpdir(), "nginx-"));
  const configuration = path.join(folder, "nginx.conf");
  writeFileSync(
    configuration,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr crit;
     events {}
     http {
       access_log off; include /etc/nginx/mime.types; gzip_static on; sendfile on;
       server { listen 127.0.0.1:${port}; root ${buildFolder}/client; }
     }`,
  );
  const nginx = spawn("nginx", ["-c", configuration], { stdio: ["ignore", "ignore", "inherit"] });
  nginx.on("error", () => console.error("There is no nginx here: apt-get install nginx-light wrk"));
  await untilItAnswers(origin, nginx);
  return {
    origin,
    stop: () => {
      nginx.kill();
      rmSync(folder, { recursive: true });
    },
  };
}
