/** What somebody does not get, and why, in words. */
export class Closed extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
