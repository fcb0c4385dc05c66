/** Runs work on the same key one after the other, in the order in which it came. */
export function createSerialQueue() {
  const last = new Map<string, Promise<unknown>>();
  return <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const before = last.get(key) ?? Promise.resolve();
    const own = before.then(work, work);
    const over = own.catch(() => undefined);
    last.set(key, over);
    void over.then(() => last.get(key) === over && last.delete(key));
    return own;
  };
}
