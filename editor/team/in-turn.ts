/** Has work on the same thing done one after the other, in the order in which it came. */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>();
  return <Result>(thing: string, work: () => Promise<Result>): Promise<Result> => {
    const before = last.get(thing) ?? Promise.resolve();
    const own = before.then(work, work);
    const over = own.catch(() => undefined);
    last.set(thing, over);
    void over.then(() => last.get(thing) === over && last.delete(thing));
    return own;
  };
}
