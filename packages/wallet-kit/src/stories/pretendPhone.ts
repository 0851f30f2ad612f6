const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/** RainbowKit knows a phone by what the browser says of itself, not by its width. */
export function pretendPhone(isPhone: boolean): void {
  Reflect.deleteProperty(navigator, 'userAgent');
  if (isPhone) Object.defineProperty(navigator, 'userAgent', { configurable: true, get: () => PHONE });
}
