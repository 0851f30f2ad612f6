/** The name of an endpoint's host, without its port: endpoints of one host can have one operator only. */
export function getHostname(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : url;
}
