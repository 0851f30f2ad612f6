import { SIWE_RATE_LIMITS, type SiweRateLimits } from '@org/auth-siwe/server';

const isLimit = (name: string): name is keyof SiweRateLimits => Object.hasOwn(SIWE_RATE_LIMITS, name);

/** Reads `off`, or some of the limits, as in `verify=60,account=20`; the others stay. Undefined for what is neither. */
export const readRateLimits = (value: string): SiweRateLimits | null | undefined => {
  if (value === 'off') return null;
  const limits: Record<keyof SiweRateLimits, number> = { ...SIWE_RATE_LIMITS };
  for (const entry of value.split(',')) {
    const [, name = '', perMinute] = /^\s*(\w+)=(\d{1,7})\s*$/.exec(entry) ?? [];
    if (!isLimit(name)) return undefined;
    limits[name] = Number(perMinute);
  }
  return limits;
};
