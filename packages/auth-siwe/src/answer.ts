/** An answer that may be a refusal, with its reason; refusals are expected and are not thrown. */
export type Answer<Value, Reason extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: Reason };
