import { expect, test } from "vitest";
import { readTeamSettings } from "./settings.ts";

const GIVEN = {
  EDIT_URL: "https://edit.example.com",
  EDIT_PREVIEW_URL: "https://edit-preview.example.com",
  EDIT_REPOSITORY: "git@git.example.com:site.git",
  EDIT_PEOPLE: "Ann@example.com, @example.org",
};
const SECRET = "a-secret-of-24-characters";

test("starts behind a proxy of this machine, and takes what is usual for the rest", () => {
  expect(readTeamSettings(GIVEN)).toMatchObject({
    PORT: 4500,
    HOST: "127.0.0.1",
    EDIT_PEOPLE: ["ann@example.com", "@example.org"],
    EDIT_USER_HEADER: "x-forwarded-email",
  });
});

test.each([
  ["a header that anybody may send", { HOST: "0.0.0.0" }, /EDIT_PROXY_SECRET: is needed/],
  ["nobody who may come", { EDIT_PEOPLE: "" }, /EDIT_PEOPLE: is needed/],
  ["everybody", { EDIT_PEOPLE: "*" }, /mail addresses or domains/],
  ["an open network", { EDIT_URL: "http://edit.example.com" }, /https/],
  ["pages at the name of the form", { EDIT_PREVIEW_URL: GIVEN.EDIT_URL }, /other/],
  [
    "pages at another port of the form",
    { EDIT_PREVIEW_URL: "https://edit.example.com:8443" },
    /another name/,
  ],
  ["pages of another site", { EDIT_PREVIEW_URL: "https://edit.example.net" }, /same domain/],
  ["a program for a repository", { EDIT_REPOSITORY: "ext::sh" }, /address of git/],
  ["an option for a repository", { EDIT_REPOSITORY: "--upload-pack=x" }, /git/],
])("does not start with %s", (_what, given, message) => {
  expect(() => readTeamSettings({ ...GIVEN, ...given })).toThrow(message);
});

test("listens to other machines with a secret of the proxy", () => {
  const settings = readTeamSettings({ ...GIVEN, HOST: "0.0.0.0" }, { EDIT_PROXY_SECRET: SECRET });
  expect(settings).toMatchObject({ HOST: "0.0.0.0", EDIT_PROXY_SECRET: SECRET });
});

test("takes secrets from standard input, as every process of the user can read the environment", () => {
  const token = "https://token@git.example.com/site.git";
  const exposed = { ...GIVEN, EDIT_PROXY_SECRET: SECRET, EDIT_REPOSITORY: token };
  expect(() => readTeamSettings(exposed)).toThrow(/PROXY_SECRET.*input[^]*REPOSITORY.*input/);
  expect(() => readTeamSettings(exposed)).not.toThrow(/a-secret|token@/);
});

test("does not tell a password", () => {
  const given = { ...GIVEN, EDIT_REPOSITORY: "ftp://name:password@git.example.com" };
  expect(() => readTeamSettings(given)).toThrow(/EDIT_REPOSITORY: /);
  expect(() => readTeamSettings(given)).not.toThrow(/password/);
});
