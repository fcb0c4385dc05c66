/** Made by scripts/build-worker.ts. */
declare module "virtual:worker-settings" {
  /** The pages that are kept after any visit, as the build has made them. */
  export const always: readonly string[];
  /** By language. */
  export const words: Record<string, import("#app/offline/kept-words.ts").KeptWords>;
}
