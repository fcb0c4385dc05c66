/** What a worker finds in place of a window. */
export const worker = self as unknown as ServiceWorkerGlobalScope;
