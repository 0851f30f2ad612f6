import { SiweServerError } from './errors.ts';

/** The one place that people sign in at. */
export type ServerOrigin = {
  /** `https://laurel.example` */
  readonly origin: string;
  /** `https` */
  readonly scheme: string;
  /** Host, and port if it is not the usual one. */
  readonly domain: string;
  readonly isSecure: boolean;
};

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** @throws {SiweServerError} `origin`, unless it is https, or http on this very machine */
export function readServerOrigin(value: string): ServerOrigin {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || (value !== url.origin && value !== `${url.origin}/`)) {
    throw new SiweServerError(
      'origin',
      `the origin must be one such as https://laurel.example, not ${value}`,
    );
  }
  const isSecure = url.protocol === 'https:';
  if (!isSecure && !(url.protocol === 'http:' && LOOPBACK.test(url.hostname))) {
    throw new SiweServerError('origin', `a session needs https, or http on this machine, not ${value}`);
  }
  return { origin: url.origin, scheme: url.protocol.slice(0, -1), domain: url.host, isSecure };
}
