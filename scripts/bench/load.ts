/** Many at once who each do the same again as soon as it is done. */
import { Agent, request } from "node:http";

const WARM_UP_MS = 500;
const MEASURED_MS = 3000;

/** How often it was done in a second, by all together. */
export async function perSecond(
  clients: number,
  once: () => Promise<unknown>,
  milliseconds = MEASURED_MS,
): Promise<number> {
  const start = performance.now();
  const [begin, end] = [start + WARM_UP_MS, start + WARM_UP_MS + milliseconds];
  let count = 0;
  const client = async () => {
    while (performance.now() < end) {
      await once();
      if (performance.now() >= begin) count++;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return Math.round((count * 1000) / (performance.now() - begin));
}

/** Sends a form as a browser without scripts does, and expects to be led on. */
export function formSender(address: string, clients: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const send = (form: Record<string, string>) =>
    new Promise<void>((resolve, reject) => {
      const body = new URLSearchParams(form).toString();
      const headers = {
        "Content-Type": "application/x-www-form-urlencoded",
        "Content-Length": Buffer.byteLength(body),
      };
      request(address, { method: "POST", agent, headers }, (response) => {
        response.resume().on("end", () => {
          if (response.statusCode === 303) resolve();
          else reject(new Error(`${address} answered ${response.statusCode}`));
        });
      })
        .on("error", reject)
        .end(body);
    });
  return { send, close: () => agent.destroy() };
}
