import { expect, test } from "vitest";
import { readTeamSettings } from "./settings.ts";

const GIVEN = {
  EDIT_URL: "https://edit.example.com",
  EDIT_PREVIEW_URL: "https://edit-preview.example.com",
  EDIT_REPOSITORY: "git@git.example.com:site.git",
  EDIT_PEOPLE: "Ann@example.com, @example.org",
};
const namesIn = (domain: string) => ({
  EDIT_URL: `https://edit.${domain}`,
  EDIT_PREVIEW_URL: `https://edit-preview.${domain}`,
});
const SECRET = "a-secret-of-24-characters";

test("listens to this machine, and to others with a secret of the proxy", () => {
  expect(readTeamSettings(GIVEN)).toMatchObject({
    HOST: "127.0.0.1",
    EDIT_PEOPLE: ["ann@example.com", "@example.org"],
  });
  readTeamSettings({ ...GIVEN, ...namesIn("example.co.uk") });
  readTeamSettings({ ...GIVEN, HOST: "0.0.0.0" }, { EDIT_PROXY_SECRET: SECRET });
});

test.each([
  ["a header that anybody may send", { HOST: "0.0.0.0" }, /EDIT_PROXY_SECRET: is needed/],
  ["nobody who may come", { EDIT_PEOPLE: "" }, /EDIT_PEOPLE: is needed/],
  ["everybody", { EDIT_PEOPLE: "*" }, /mail addresses or domains/],
  ["an open network", { EDIT_URL: "http://edit.example.com" }, /https/],
  ["pages at a port of the form", { EDIT_PREVIEW_URL: "https://edit.example.com:8443" }, /another/],
  ["pages of another site", { EDIT_PREVIEW_URL: "https://edit.example.net" }, /same domain/],
  ["pages of another owner", { ...namesIn("co.uk"), EDIT_URL: "https://a.co.uk" }, /same domain/],
  ["a program for a repository", { EDIT_REPOSITORY: "ext::sh" }, /address of git/],
  ["an option for a repository", { EDIT_REPOSITORY: "--upload-pack=x" }, /git/],
])("does not start with %s", (_what, given, message) => {
  expect(() => readTeamSettings({ ...GIVEN, ...given })).toThrow(message);
});

test("takes secrets from standard input, as every process of the user can read the environment", () => {
  const token = "https://token@git.example.com/site.git";
  const exposed = { ...GIVEN, EDIT_PROXY_SECRET: SECRET, EDIT_REPOSITORY: token };
  expect(() => readTeamSettings(exposed)).toThrow(/PROXY_SECRET.*input[^]*REPOSITORY.*input/);
  const wrong = { ...exposed, EDIT_REPOSITORY: "ftp://name:token@git.example.com" };
  for (const given of [exposed, wrong]) {
    expect(() => readTeamSettings(given)).not.toThrow(/a-secret|token@/);
  }
});
