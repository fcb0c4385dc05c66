/**
 * Hands what the site announces on to HubSpot: a contact for each person, with what they asked for
 * last. A contact is looked up before it is made, so what comes twice changes nothing.
 */
import { type Announcement, linesOf, NotTaken, PATIENCE_MS, receive, setting } from "./receiver.ts";

const token = setting("HUBSPOT_TOKEN");
const contacts = `${process.env.HUBSPOT_API ?? "https://api.hubapi.com"}/crm/objects/2026-03/contacts`;

/** Made by hand in HubSpot, as docs/webhook.md tells. The last one is unique to a contact there. */
const REFERENCE = "website_reference";
const REQUEST = "website_request";
const STOPPED = "website_stopped";
const PHONE = "website_phone";

receive(async ({ type, data }) => {
  if (type === "contact.stopped") await stop(String(data.contact));
  // Whoever wants an account deleted is no customer to be; staff have that by mail.
  else if (type === "request.received" && data.kind !== "deletion") await keep(data);
});

async function keep(data: Announcement["data"]) {
  const { email, phone, name } = data as Record<string, string>;
  const answers = data.answers as Record<string, string | string[]>;
  const properties = {
    ...(email ? { email } : { [PHONE]: phone }),
    ...(phone && { phone }),
    ...(answers.zip && { zip: answers.zip }),
    [REFERENCE]: data.reference,
    [REQUEST]: [`kind: ${String(data.kind)}`, ...linesOf(answers)].join("\n"),
    // A stop is never taken back here: that is for people to do.
    ...(data.doNotContact === true && { [STOPPED]: "yes" }),
  };
  const isKnown = email
    ? await update(email, properties, "email")
    : await update(String(phone), properties, PHONE);
  if (isKnown) return;
  // Whoever is known there already keeps the name that your people gave them.
  await ask("POST", contacts, { properties: { ...properties, firstname: name } });
}

async function stop(contact: string) {
  if (contact.includes("@")) return void (await update(contact, { [STOPPED]: "yes" }, "email"));
  // A phone number may belong to several people.
  const filters = [{ propertyName: "phone", operator: "EQ", value: contact }];
  const found = await ask("POST", `${contacts}/search`, {
    filterGroups: [{ filters }],
    limit: 100,
  });
  const { results } = (await found.json()) as { results: { id: string }[] };
  for (const { id } of results) await update(id, { [STOPPED]: "yes" });
}

/** @returns whether there is such a contact */
async function update(id: string, properties: object, idProperty?: string): Promise<boolean> {
  const by = idProperty ? `?idProperty=${idProperty}` : "";
  const answer = await ask("PATCH", `${contacts}/${encodeURIComponent(id)}${by}`, { properties });
  return answer.status !== 404;
}

/** @throws NotTaken unless it worked, or what it is about is not there */
async function ask(method: string, address: string, body: object): Promise<Response> {
  const answer = await fetch(address, {
    method,
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS / 2),
  });
  const isMissing = method === "PATCH" && answer.status === 404;
  if (!answer.ok && !isMissing) throw new NotTaken(`HubSpot answered ${answer.status}`);
  return answer;
}
