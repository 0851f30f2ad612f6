import type { ReactNode } from 'react';

/** A name and what is behind it, in a list of facts; nothing where there is nothing. */
export function SignFact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
