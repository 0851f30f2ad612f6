import { createRainbowKitTheme } from '@org/ui-theme';
import type { lightTheme } from '@rainbow-me/rainbowkit';
import { expectTypeOf, test } from 'vitest';

test('the theme made of our tokens is the one that RainbowKit reads', () => {
  expectTypeOf(createRainbowKitTheme()).toEqualTypeOf<ReturnType<typeof lightTheme>>();
});
