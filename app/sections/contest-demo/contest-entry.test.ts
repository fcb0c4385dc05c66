import { expect, test } from "vitest";
import { siteContent } from "#app/content/reading/testing/site-content.ts";
import { EMPTY_ENTRY, type Entry, problemsOf, readEntry } from "./contest-entry.ts";

const { shown, dialled } = siteContent.company.phone;
const [area = "", exchange = "", line = ""] = shown.match(/\d+/g) ?? [];

const right: Entry = {
  ...EMPTY_ENTRY,
  name: "Rosa Bell",
  zip: "33435",
  way: "email",
  email: "rosa@example.com",
  resident: true,
  rules: true,
};

const faults = (entry: Entry) => problemsOf(entry).map(({ field, fault }) => `${field} ${fault}`);

test("an empty form lacks everything but news, in the order of the form", () => {
  expect(faults(EMPTY_ENTRY)).toEqual([
    "name missing",
    "zip missing",
    "way missing",
    "resident missing",
    "rules missing",
  ]);
});

test("a right entry is right, with and without news", () => {
  expect(faults(right)).toEqual([]);
  expect(faults({ ...right, news: true })).toEqual([]);
});

test("only the chosen way is asked for", () => {
  expect(faults({ ...right, way: "phone", email: "" })).toEqual(["phone missing"]);
  expect(
    faults({ ...right, way: "phone", email: "?", phone: `${area} ${exchange} ${line}` }),
  ).toEqual([]);
  expect(faults({ ...right, phone: "?" })).toEqual([]);
});

test.each(["33435", "32004", "34997", "33435-1234", "334351234"])("%s is in Florida", (zip) => {
  expect(faults({ ...right, zip })).toEqual([]);
});

test.each([
  ["3343", "wrong"],
  ["33435-12", "wrong"],
  ["O3435", "wrong"],
  ["30301", "outside"],
  ["34012", "outside"],
])("ZIP code %s is %s", (zip, fault) => {
  expect(faults({ ...right, zip })).toEqual([`zip ${fault}`]);
});

test.each([
  shown,
  `${area}.${exchange}.${line}`,
  `+1 ${area} ${exchange} ${line}`,
  dialled.replace("+", ""),
])("%s is a phone number", (phone) =>
  expect(faults({ ...right, way: "phone", phone })).toEqual([]),
);

test.each([`${exchange}-${line}`, `${area} ${exchange} ${line}3`, "call me"])(
  "%s is none",
  (phone) => {
    expect(faults({ ...right, way: "phone", phone })).toEqual(["phone wrong"]);
  },
);

test.each(["rosa", "rosa@", "rosa@example", "ro sa@example.com"])("%s is no e-mail", (email) => {
  expect(faults({ ...right, email })).toEqual(["email wrong"]);
});

test("a form is read without the spaces around its answers", () => {
  const form = new FormData();
  form.set("name", "  Rosa   Bell ");
  form.set("way", "phone");
  form.set("rules", "on");
  expect(readEntry(form)).toEqual({
    ...EMPTY_ENTRY,
    name: "Rosa Bell",
    way: "phone",
    rules: true,
  });
});
