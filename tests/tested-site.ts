/**
 * Which site the tests look at: that of a small company (tests/company), so that no test depends on our
 * words, towns and services; with TEST_COMPANY=real ours.
 */
import { TOOLS } from "../app/content/tools.ts";
import { readYamlFile } from "../app/content/reading/yaml-file.ts";

export interface TestedSite {
  CONTENT_DIR: string;
  BUILD_DIR: string;
}

export const OURS: TestedSite = { CONTENT_DIR: "content", BUILD_DIR: "build" };

/** Below the project's folder, because a build needs its packages. */
export const SMALL: TestedSite = {
  CONTENT_DIR: "build-of-tests/content",
  BUILD_DIR: "build-of-tests/site",
};

export const testedSite = process.env.TEST_COMPANY === "real" ? OURS : SMALL;

/** Tests of the tools look at all of them: a company with fewer has those of the small company alone. */
export const OF_TOOLS = hasAllTools() ? [] : ["**/tools.{test,spec}.ts"];

function hasAllTools() {
  const { value } = readYamlFile(`${OURS.CONTENT_DIR}/company.yaml`, "company.yaml");
  const { tools = [] } = (value ?? {}) as { tools?: string[] };
  return testedSite === SMALL || tools.length === TOOLS.length;
}
