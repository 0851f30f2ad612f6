import { messages } from '../messages/messages.ts';
import { NotFoundOutline } from './outlines.tsx';
import { type PageName, routes } from './routes.ts';

/** The outline of a page: prerendered, and shown while a page is loading. */
export function PageSkeleton({ page }: { page: PageName }) {
  const Outline = routes.find(({ name }) => name === page)?.Outline ?? NotFoundOutline;
  return (
    <div role="status" aria-label={messages.shell.loading}>
      <Outline />
    </div>
  );
}
