import { LoadFailed, moveFocusToPage } from '@org/contests-react';
import {
  Component,
  type ComponentType,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { useConfig } from '../config/ConfigContext.tsx';
import { messages } from '../messages/messages.ts';
import type { Router, View } from './createRouter.ts';
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

/** Shown for a page that failed to load or threw; it is retried once the browser is online. */
function PageFailed({ onTryAgain }: { onTryAgain: () => void }) {
  useEffect(() => {
    window.addEventListener('online', onTryAgain);
    return () => window.removeEventListener('online', onTryAgain);
  }, [onTryAgain]);
  return <LoadFailed onTryAgain={onTryAgain} />;
}

export type PagesProps = {
  readonly router: Router;
  readonly view: View;
  /** The prerendered page keeps its title until the page sets its own. */
  readonly sentPage: PageName;
};

/** Renders the page that the router has loaded, then sets title, scroll position and focus. */
export function Pages({ router, view: latest, sentPage }: PagesProps) {
  // Rendering a large page does not block the current one.
  const view = useDeferredValue(latest);
  const { productName } = useConfig();
  const before = useRef<{ readonly key: string; readonly pathname: string }>(undefined);

  useLayoutEffect(() => {
    if (view.status === 'outline') return;
    const { opened, location } = view;
    const { key, pathname } = before.current ?? {};
    before.current = { key: opened.key, pathname: location.pathname };
    // A plain web server sends the product name of the build.
    const isSent = opened.name === sentPage && document.title.endsWith(productName);
    const isTitled = key === undefined ? isSent : opened.key === key;
    if (!isTitled) document.title = messages.shell.documentTitle(opened.title, productName);
    router.scrollTo(location);
    if (pathname !== undefined && pathname !== location.pathname) moveFocusToPage();
  }, [view, router, sentPage, productName]);

  if (view.status === 'outline') return <PageSkeleton page={view.page} />;
  const failed = <PageFailed onTryAgain={router.load} />;
  if (view.status === 'failed') return failed;
  const { Page, opened } = view;
  // The props came from `read` of the row that `Page` came from.
  const AnyPage = Page as ComponentType<object>;
  return (
    <ErrorBoundary view={view} fallback={failed}>
      <AnyPage key={opened.key} {...opened.props} />
    </ErrorBoundary>
  );
}

type ErrorBoundaryProps = { readonly view: View; readonly fallback: ReactNode; readonly children: ReactNode };
type ErrorBoundaryState = { readonly hasFailed: boolean; readonly view: View };

/** Shows the fallback for a page that threw while rendering, until the router shows another page. */
class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, view: this.props.view };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { hasFailed: true };
  }

  /** Before rendering, so that the focus moves into the page and not into the fallback that it replaces. */
  static getDerivedStateFromProps({ view }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return view === state.view ? null : { hasFailed: false, view };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
