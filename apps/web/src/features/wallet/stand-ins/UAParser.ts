/** Systems with desktop wallets, as RainbowKit names them. Android's user agents contain "Linux". */
const SYSTEMS = [
  ['Windows', /Windows NT/],
  ['macOS', /Macintosh/],
  ['Linux', /^(?!.*Android).*(Linux|X11)(?!.*CrOS)/],
] as const;

/** The part of the package `ua-parser-js` that RainbowKit reads. */
export function UAParser({ userAgent }: Pick<Navigator, 'userAgent'> = navigator) {
  const [name] = SYSTEMS.find(([, pattern]) => pattern.test(userAgent)) ?? [];
  return { os: { name } };
}
