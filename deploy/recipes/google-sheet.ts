/**
 * Hands what the site announces on to a Google Sheet, by the script google-sheet.gs in it. It stands
 * between them because such a script can read no headers, so no signature; answers by way of another
 * address, which the site does not follow; and says 200 when it fails, too.
 */
import { type Announcement, linesOf, NotTaken, PATIENCE_MS, receive, setting } from "./receiver.ts";

const url = setting("GOOGLE_SHEET_URL");
const token = setting("GOOGLE_SHEET_TOKEN");

receive(async (announcement) => {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ token, id: announcement.id, row: rowOf(announcement) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const said = await answer.json().catch(() => ({}));
  if (said.taken !== true) throw new NotTaken(`the sheet's script answered ${answer.status}`);
});

/** By the headings of its cells. */
function rowOf({ type, timestamp, data }: Announcement): Record<string, string> {
  const isStop = type === "contact.stopped";
  return {
    Time: timestamp,
    What: isStop
      ? "do not contact"
      : type === "deletion.verified"
        ? "delete account"
        : text(data.kind),
    Reference: text(data.reference ?? data.references),
    Name: text(data.name),
    Email: text(data.email),
    Phone: text(data.phone),
    Answers: linesOf(data.answers).join("\n"),
    "Do not contact": isStop ? text(data.contact) : data.doNotContact === true ? "yes" : "",
  };
}

const text = (value: unknown) =>
  (Array.isArray(value) ? value : [value ?? ""]).map(String).join(", ");
