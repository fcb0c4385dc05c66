/** A body that is no form counts as an empty one. */
export const formOf = (request: Request): Promise<FormData> =>
  request.formData().catch(() => new FormData());
