import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, type PropsWithChildren, Suspense } from 'react';

// Loaded with the first page of documentation: tests of stories have none.
const Frame = lazy(async () => ({ default: (await import('./DocsFrame.tsx')).DocsFrame }));
const Page = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }));

export const lazyDocs = {
  container: (props: PropsWithChildren<DocsContainerProps>) => (
    <Suspense>
      <Frame {...props} />
    </Suspense>
  ),
  page: () => (
    <Suspense>
      <Page />
    </Suspense>
  ),
};
