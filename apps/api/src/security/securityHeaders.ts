import type { Context, MiddlewareHandler } from 'hono';
import type { PublicConfig } from '../settings/settings.ts';
import { createPolicyHeaders } from './contentSecurityPolicy.ts';
import { REPORT_GROUP, REPORT_PATH } from './cspReports.ts';

/** Two years. */
export const STRICT_TRANSPORT = 'max-age=63072000';

/** Browser features that no page uses; Chromium warns about unknown names. */
const DENIED =
  'accelerometer autoplay browsing-topics camera display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid identity-credentials-get idle-detection keyboard-map local-fonts magnetometer microphone midi otp-credentials payment picture-in-picture publickey-credentials-create publickey-credentials-get screen-wake-lock serial storage-access sync-xhr usb window-management xr-spatial-tracking';
const ALLOWED = 'clipboard-read clipboard-write';
export const permissionsPolicy = [
  ...DENIED.split(' ').map((name) => `${name}=()`),
  ...ALLOWED.split(' ').map((name) => `${name}=(self)`),
].join(', ');

/** Headers that every answer carries. */
export const fixedHeaders = {
  // Wallets open popups that report back to the page.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

export type SecurityHeadersOptions = { readonly hstsIncludesSubdomains?: boolean | undefined };

/** Files that are never a document: they have no features to deny, and a page loads dozens of them. */
const PARTS = /^(?:text\/(?:javascript|css)|font\/)/;

/** Headers of every answer, including errors. A route's own value takes precedence. */
export function securityHeaders(
  config: PublicConfig,
  { hstsIncludesSubdomains = false }: SecurityHeadersOptions = {},
): MiddlewareHandler {
  const wanted: Record<string, string> = {
    ...createPolicyHeaders(config),
    ...fixedHeaders,
    'reporting-endpoints': `${REPORT_GROUP}="${REPORT_PATH}"`,
    ...(config.publicOrigin.startsWith('https:') && {
      'strict-transport-security': `${STRICT_TRANSPORT}${hstsIncludesSubdomains ? '; includeSubDomains' : ''}`,
    }),
  };
  return async (context, next) => {
    await next();
    // `context.header` would build a new answer for each of them, and read its body as a stream.
    const { headers } = context.res;
    for (const [name, value] of Object.entries(wanted)) if (!headers.has(name)) headers.set(name, value);
    if (!headers.has('permissions-policy') && !PARTS.test(headers.get('content-type') ?? ''))
      headers.set('permissions-policy', permissionsPolicy);
    if (!headers.has('cross-origin-resource-policy'))
      headers.set('cross-origin-resource-policy', isForOthers(context) ? 'cross-origin' : 'same-origin');
  };
}

/** Other sites embed link previews and icons, nothing else. */
const isForOthers = (context: Context): boolean =>
  !context.req.path.startsWith('/api/') &&
  (context.res.headers.get('content-type') ?? '').startsWith('image/');
