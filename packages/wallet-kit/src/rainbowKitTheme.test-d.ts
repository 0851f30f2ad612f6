import { createRainbowKitTheme } from '@org/ui-theme';
import type { lightTheme } from '@rainbow-me/rainbowkit';
import { expectTypeOf, test } from 'vitest';

test('createRainbowKitTheme() returns RainbowKit’s theme type', () => {
  expectTypeOf(createRainbowKitTheme()).toEqualTypeOf<ReturnType<typeof lightTheme>>();
});
