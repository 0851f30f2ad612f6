import type { MiddlewareHandler } from 'hono';
import type { PublicConfig } from '../settings/settings.ts';
import { createContentSecurityPolicy } from './contentSecurityPolicy.ts';

const TWO_YEARS_SECONDS = 63_072_000;

/** Headers of every answer, errors included. A page that says more of one of them keeps what it says. */
export function securityHeaders(config: PublicConfig): MiddlewareHandler {
  const headers: Record<string, string> = {
    'content-security-policy': createContentSecurityPolicy(config),
    // Wallets open windows of their own and answer from there.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(config.publicOrigin.startsWith('https:') && {
      'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}`,
    }),
  };
  return async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers))
      if (!context.res.headers.has(name)) context.header(name, value);
  };
}
