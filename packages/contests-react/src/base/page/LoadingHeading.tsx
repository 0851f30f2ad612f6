import type { ReactNode } from 'react';

/** A visually hidden heading for a page that is loading. */
export const LoadingHeading = ({ children }: { readonly children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: the focus is moved to a page's h1, and would be lost with this one
  <div role="heading" aria-level={1} className="laurel-hidden">
    {children}
  </div>
);
