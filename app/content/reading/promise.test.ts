/** What becomes of sentences that hold promises, and what an editor is told about them. */
import { expect, test } from "vitest";
import { contentCopy } from "#app/content/reading/testing/content-copy.ts";
import { translationFaults } from "#app/content/reading/twins/translation-faults.ts";

const { change, complaint, folder, read } = contentCopy();

const everything = (value: unknown) => JSON.stringify(value);

/** Adds a promise to the copy, and a passage with these words to a page of it. */
function promise(entry: string, stated = "[Stays.]") {
  change("promises.yaml", /$/, `\na-test: ${entry}\n`);
  change(
    "en/pages/stop.yaml",
    "\nsections:\n",
    `\nsections:\n  - { kind: passage, heading: Test, paragraphs: ${stated} }\n`,
  );
}

function paragraphs() {
  const section = read().languages.en?.pages["/stop"]?.sections[0];
  return section?.kind === "passage" ? section.paragraphs : [];
}

const given = "{ sample: true, what: We test }";
const withdrawn = "{ given: false, what: We test }";
const whole = (after = "") =>
  `[Stays., { promise: a-test, says: "We test."${after && `, after: "${after}"`} }]`;

test("a number is written once, and stands wherever a sentence takes it", () => {
  promise("{ what: We test, number: 77 }", '["Within {a-test} days."]');
  expect(paragraphs()).toEqual(["Within 77 days."]);
});

test("words stand in pages and in mails, in the language of each", () => {
  change("promises.yaml", "on the next business day at the latest", "before the cows come home");
  change("es/promises.yaml", "a más tardar el siguiente día hábil", "antes de que llueva");
  const { languages, messages } = read();
  expect(everything(languages.en?.pages["/contact"])).toContain("before the cows come home");
  expect(messages.en.receipt.next.contact).toContain("before the cows come home");
  expect(messages.en.staff.contact.lead).toContain("before the cows come home");
  expect(messages.es.receipt.next.contact).toContain("antes de que llueva");
});

test("a promise without words of one language is told", () => {
  change("es/promises.yaml", /^answerTime: .*\n/m, "");
  expect(translationFaults("es", folder)).toMatchObject([
    {
      file: "content/es/promises.yaml",
      message: "lacks answerTime, which content/promises.yaml has",
    },
  ]);
});

test("a misspelled name in a sentence is told, with file, line and the nearest one", () => {
  change("en/pages/contact.yaml", "{answerTime}", "{answerTme}");
  expect(complaint()).toMatch(
    /content\/en\/pages\/contact\.yaml:\d+\n.*no fact called \{answerTme\}\. Did you mean answerTime\?/,
  );
});

test("a sentence that is a promise stands until it is withdrawn", () => {
  promise(given, whole());
  expect(paragraphs()).toEqual(["Stays.", "We test."]);
});

test("a withdrawn promise leaves the page, or gives way to other words", () => {
  promise(withdrawn, whole());
  expect(paragraphs()).toEqual(["Stays."]);
  change("en/pages/stop.yaml", 'says: "We test."', 'says: "We test.", after: "Ask us."');
  expect(paragraphs()).toEqual(["Stays.", "Ask us."]);
});

test("it comes and goes alone among other sentences", () => {
  promise(withdrawn, '[{ sentences: [One., { promise: a-test, says: "We test." }, Two.] }]');
  expect(paragraphs()).toEqual(["One. Two."]);
});

test("a withdrawn one may not stay in braces; the line is told, and the way out", () => {
  promise("{ given: false, what: We test, number: 5 }", '["Within {a-test} days."]');
  expect(complaint()).toMatch(
    /content\/en\/pages\/stop\.yaml:\d+\n.*the promise a-test is withdrawn.*\{ promise: a-test, says/,
  );
});

test("a promise that is only a sentence cannot stand in braces", () => {
  promise(given, '["Well, {a-test}."]');
  expect(complaint()).toMatch(/stop\.yaml:\d+\n.*neither a number nor words.*point to it/);
});

test("a sentence cannot point to a promise that is not listed", () => {
  promise(given, '[{ promise: a-tst, says: "We test." }]');
  expect(complaint()).toMatch(
    /stop\.yaml:\d+\n.*there is no promise "a-tst" in promises\.yaml\. Did you mean a-test\?/,
  );
});

test.each([
  ["{ promise: a-test }", "says: is missing"],
  ['{ promise: a-test, say: "We test." }', "say: is not a name that is known here"],
])("%s is told to be wrong", (statement, message) => {
  promise(given, `[${statement}]`);
  expect(complaint()).toContain(message);
});

test("a name that means something else in braces is refused", () => {
  change("promises.yaml", /$/, "\nphone: { what: We test, number: 5 }\n");
  expect(complaint()).toMatch(/promises\.yaml:\d+\n.*\{phone\} means something else/);
});

test("a number that the program keeps cannot be changed in words alone", () => {
  change("promises.yaml", "\n  number: 30", "\n  number: 20");
  expect(complaint()).toMatch(/promises\.yaml:\d+\n.*must be 30.*app\/content\/promises\.ts/);
});

test("words of a promise stand in the middle of a sentence", () => {
  promise("{ given: true, what: We test, words: soon }", '["We come {a-test}."]');
  expect(paragraphs()).toEqual(["We come soon."]);
});

test("the owner can say no to every promise that fills a sentence, with one line each", () => {
  const { promises } = read();
  const sentences = Object.keys(promises).filter(
    (id) => !promises[id]?.number && !promises[id]?.words,
  );
  for (const id of sentences) {
    change("promises.yaml", new RegExp(`^${id}:\n`, "m"), `${id}:\n  given: false\n`);
  }
  expect(complaint()).toBe("");
});
