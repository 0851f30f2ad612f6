/** True if the browser should handle the click itself: a new tab, a download, another button, a handled click. */
const isForBrowser = (event: MouseEvent): boolean =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey;

/**
 * The path of the product's link around an element; undefined for other elements and for links within the page.
 * Links are ordinary `<a href>`, which work before any script has loaded.
 */
export function findPathAt(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.origin !== window.location.origin) return undefined;
  if (link.hasAttribute('download') || (link.target && link.target !== '_self')) return undefined;
  const isSamePage = link.pathname === window.location.pathname && link.search === window.location.search;
  if (isSamePage && link.hash) return undefined;
  return `${link.pathname}${link.search}${link.hash}`;
}

/** The path that a plain click on a link of the product leads to; undefined for every other click. */
export function findLinkPath(event: MouseEvent): string | undefined {
  return isForBrowser(event) ? undefined : findPathAt(event.target);
}
