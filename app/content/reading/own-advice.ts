/** Advice of our own: claims that are `ours`, which no source gives. Only the storm pages say some. */
import type { Claims } from "#app/content/reading/claim.ts";
import { claimsNamedIn } from "#app/content/reading/local-claims.ts";
import type { Problem, YamlFile } from "#app/content/reading/yaml-file.ts";

export const STORM_FOLDER = "content/storm/";

/** Nowhere else are readers told that it is only ours. */
export const ownAdviceElsewhere = (files: YamlFile[], claims: Claims): Problem[] =>
  files
    .filter(({ name }) => !name.startsWith(STORM_FOLDER))
    .flatMap((file) =>
      ownAdviceIn(file, claims).map(({ id, at }) =>
        file.problemAt(at, `${id} is advice of our own, which only the storm pages mark as such`),
      ),
    );

export const ownAdviceIn = (file: YamlFile, claims: Claims) =>
  claimsNamedIn(file.value).filter(({ id }) => Object.hasOwn(claims, id) && claims[id]?.ours);
