/**
 * Collects the keys that are asked for within one turn of the event loop and answers them with one question. Answers are
 * kept as long as the batcher lives (one request).
 */
export function createBatcher<K, V>(
  fetchMany: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
): {
  load: (key: K) => Promise<V | undefined>;
} {
  const asked = new Map<K, Promise<V | undefined>>();
  let waiting: { keys: K[]; answer: Promise<ReadonlyMap<K, V>> } | undefined;

  const join = (key: K) => {
    if (waiting) {
      waiting.keys.push(key);
      return waiting.answer;
    }
    const keys = [key];
    const answer = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      waiting = undefined;
      return fetchMany(keys);
    });
    waiting = { keys, answer };
    return answer;
  };

  return {
    load(key) {
      const known = asked.get(key);
      if (known) return known;
      const value = join(key).then((values) => values.get(key));
      asked.set(key, value);
      return value;
    },
  };
}
