/** Trusted Types, which TypeScript does not know yet and some browsers do not have: of it, what is used here. */
interface TrustedTypes {
  /** For those who take strings: React hands it on as it is. */
  emptyHTML: string;
  createPolicy: <Rules extends { createScriptURL: (asked: string) => string }>(
    name: string,
    rules: Rules,
  ) => Rules;
}

// Only `var` says that it is a property of the window, too.
declare var trustedTypes: TrustedTypes | undefined;
