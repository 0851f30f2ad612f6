import type { ConnectButton as RainbowKitButton } from '@rainbow-me/rainbowkit';
import type { ComponentProps } from 'react';
import { expectTypeOf, test } from 'vitest';
import type { ConnectButtonRendererProps } from './CustomConnectButton.tsx';

type Theirs = Parameters<ComponentProps<typeof RainbowKitButton.Custom>['children']>[0];
type Account<Props extends { account?: unknown }> = keyof NonNullable<Props['account']>;
type Chain<Props extends { chain?: unknown }> = keyof NonNullable<Props['chain']>;

test('issue 17: ConnectButton.Custom has every field of RainbowKit’s, and no other', () => {
  expectTypeOf<keyof ConnectButtonRendererProps>().toEqualTypeOf<keyof Theirs>();
  expectTypeOf<Account<ConnectButtonRendererProps>>().toEqualTypeOf<Account<Theirs>>();
  expectTypeOf<Chain<ConnectButtonRendererProps>>().toEqualTypeOf<Chain<Theirs>>();
});
