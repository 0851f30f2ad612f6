const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** RainbowKit detects phones by the user agent, not by the width. */
export function pretendPhone(isPhone: boolean): void {
  Reflect.deleteProperty(navigator, 'userAgent');
  if (isPhone) Object.defineProperty(navigator, 'userAgent', { configurable: true, get: () => PHONE });
}
