/**
 * For Code by Zapier, "Run Javascript", right behind the trigger "Catch Raw Hook": stops the Zap where
 * an announcement is not from our site, and gives the next steps its fields. docs/webhook.md tells
 * where it goes. Zapier brings inputData, output and require.
 */
/* global inputData, output:writable */
const { createHmac, timingSafeEqual } = require("crypto");

// The site's WEBHOOK_SECRET.
const SECRET = "put the secret here";

const { id, timestamp, signature, body } = inputData;
const ours = createHmac("sha256", SECRET).update(`${id}.${timestamp}.${body}`).digest();
const theirs = Buffer.from(String(signature).replace("v1,", ""), "base64");
if (ours.length !== theirs.length || !timingSafeEqual(ours, theirs)) {
  throw new Error("This is not from our website");
}

const { type, timestamp: time, data } = JSON.parse(body);
const answers = Object.entries(data.answers ?? {})
  .filter(([, answer]) => answer.length > 0)
  .map(([question, answer]) => `${question}: ${[answer].flat().join(", ")}`);

output = {
  // The same at every delivery: look for it before anything is made.
  id,
  type,
  time,
  reference: data.reference ?? (data.references ?? []).join(", "),
  kind: data.kind ?? "",
  name: data.name ?? "",
  email: data.email ?? "",
  phone: data.phone ?? "",
  zip: (data.answers ?? {}).zip ?? "",
  answers: answers.join("\n"),
  doNotContact: data.doNotContact === true || type === "contact.stopped",
  contact: data.contact ?? "",
};
