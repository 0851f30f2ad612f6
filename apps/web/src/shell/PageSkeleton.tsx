import { Skeleton } from '@org/ui-theme';
import type { PageName } from '../routes/pages.ts';
import { messages } from '../shared/messages/messages.ts';

/** The outline of a page: what is drawn at build time, and again while a page is on its way. */
export function PageSkeleton({ page }: { page: PageName }) {
  return (
    <div role="status" aria-label={messages.shell.loading} data-page={page}>
      <Skeleton />
    </div>
  );
}
