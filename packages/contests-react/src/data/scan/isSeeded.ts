/** The time in the cache of each answer that arrived with the page. */
const seeds = /* @__PURE__ */ new WeakMap<object, number>();

type Cached = { readonly data: unknown; readonly dataUpdatedAt: number };

/** Whether rows that arrived with the page are not yet confirmed by the scan. */
export function isSeeded({ data, dataUpdatedAt }: Cached): boolean {
  // A WeakMap has nothing under undefined.
  return seeds.get(data as object) === dataUpdatedAt;
}

/** Marks data in the cache as one that arrived with the page. */
export function markSeeded(data: object, updatedAt: number): void {
  seeds.set(data, updatedAt);
}
