import { fill } from "#app/content/fill.ts";
import type { StaffWords } from "#app/content/reading/messages.ts";
import type { Message } from "#requests/keeping/outbox.server.ts";
import { floridaTime } from "#requests/sending/florida-time.ts";
import type { Letter, Row } from "#requests/sending/letter.server.ts";
import type { StopDetails } from "#requests/sending/outgoing.server.ts";
import { contactInWords } from "#requests/sending/request-in-words.server.ts";
import type { Stationery } from "#requests/sending/stationery.ts";

/** Lists for our staff what got no mail of its own. */
export function digestLetter(
  kind: keyof StaffWords["digest"]["subjects"],
  gathered: Message[],
  { messages }: Stationery,
): Letter {
  const { digest } = messages.en.staff;
  return {
    language: "en",
    subject: fill(digest.subjects[kind], { count: String(gathered.length) }),
    parts: [{ text: digest.lead }, { rows: gathered.map(row) }, { text: digest.see }],
  };
}

function row({ message, about, created_at, details }: Message): Row {
  const time = floridaTime(created_at, "en");
  if (message !== "staff-stop") return [about, time];
  const { contact, references }: StopDetails = JSON.parse(details);
  return [contactInWords(contact), [time, ...references].join(", ")];
}
