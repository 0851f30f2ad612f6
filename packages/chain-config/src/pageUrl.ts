/** A page below a site, whatever the site's last slash; `null` without a site. */
export function pageUrl(site: string | null | undefined, folder: string, value: string): string | null {
  // Only the first of several slashes begins a match, or else a site full of them would take its square in time.
  return site ? `${site.replace(/(?<!\/)\/+$/, '')}/${folder}/${encodeURIComponent(value)}` : null;
}
