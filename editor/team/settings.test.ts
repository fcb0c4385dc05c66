import { expect, test } from "vitest";
import { readTeamSettings } from "./settings.ts";

const GIVEN = {
  EDIT_URL: "https://edit.example.com",
  EDIT_PREVIEW_URL: "https://edit-preview.example.com",
  EDIT_REPOSITORY: "git@git.example.com:site.git",
  EDIT_PEOPLE: "Ann@example.com, @example.org",
};
const WITH_HEADER = { ...GIVEN, EDIT_LOGIN_HEADER: "X-Forwarded-Email", TRUST_PROXY: "loopback" };

test("starts behind a login, and takes what is usual for the rest", () => {
  expect(readTeamSettings(WITH_HEADER)).toMatchObject({
    PORT: 4500,
    HOST: "127.0.0.1",
    EDIT_PEOPLE: ["ann@example.com", "@example.org"],
    EDIT_LOGIN_HEADER: "x-forwarded-email",
  });
});

test.each([
  ["no login", {}, /nobody comes without a login/],
  ["two logins", { ...WITH_HEADER, EDIT_OIDC_ISSUER: "https://login.example.com" }, /only one/],
  ["a header that anybody near may send", { ...WITH_HEADER, TRUST_PROXY: "1" }, /TRUST_PROXY/],
  ["a header, and nobody who may send it", { ...WITH_HEADER, TRUST_PROXY: "" }, /TRUST_PROXY/],
  ["a provider without a secret", { EDIT_OIDC_ISSUER: "https://a.example" }, /EDIT_OIDC_SECRET/],
  ["nobody who may come", { ...WITH_HEADER, EDIT_PEOPLE: "" }, /EDIT_PEOPLE: is needed/],
  ["everybody", { ...WITH_HEADER, EDIT_PEOPLE: "*" }, /mail addresses or domains/],
  ["an open network", { ...WITH_HEADER, EDIT_URL: "http://edit.example.com" }, /https/],
  ["pages at the name of the form", { ...WITH_HEADER, EDIT_PREVIEW_URL: GIVEN.EDIT_URL }, /other/],
  [
    "pages at another port of the form",
    { ...WITH_HEADER, EDIT_PREVIEW_URL: "https://edit.example.com:8443" },
    /another name/,
  ],
  [
    "pages of another site",
    { ...WITH_HEADER, EDIT_PREVIEW_URL: "https://edit.example.net" },
    /same domain/,
  ],
  ["a program for a repository", { ...WITH_HEADER, EDIT_REPOSITORY: "ext::sh" }, /address of git/],
  ["an option for a repository", { ...WITH_HEADER, EDIT_REPOSITORY: "--upload-pack=x" }, /git/],
])("does not start with %s", (_what, given, message) => {
  expect(() => readTeamSettings({ ...GIVEN, ...given })).toThrow(message);
});

test("takes secrets from standard input, and not from where every process of the user can read them", () => {
  const login = { EDIT_OIDC_ISSUER: "https://login.example.com", EDIT_OIDC_CLIENT: "editor" };
  const secrets = { EDIT_OIDC_SECRET: "word" };
  expect(readTeamSettings({ ...GIVEN, ...login }, secrets)).toMatchObject(secrets);
  const [token, both] = [
    "https://token@git.example.com/site.git",
    /SECRET.*input[^]*REPOSITORY.*input/,
  ];
  const exposed = { ...GIVEN, ...login, ...secrets, EDIT_REPOSITORY: token };
  expect(() => readTeamSettings(exposed)).toThrow(both);
  expect(() => readTeamSettings(exposed)).not.toThrow(/word|token@/);
});

test("does not tell a password", () => {
  const given = { ...WITH_HEADER, EDIT_REPOSITORY: "ftp://name:password@git.example.com" };
  expect(() => readTeamSettings(given)).toThrow(/EDIT_REPOSITORY: /);
  expect(() => readTeamSettings(given)).not.toThrow(/password/);
});
