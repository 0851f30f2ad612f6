import { createSiweAdapter, createSiweClient } from '@org/auth-siwe';
import { createRainbowKitTheme } from '@org/ui-theme';
import {
  createAuthenticationAdapter,
  type lightTheme,
  type ConnectButton as RainbowKitButton,
} from '@rainbow-me/rainbowkit';
import type { ComponentProps } from 'react';
import { expectTypeOf, test } from 'vitest';
import type { ConnectButtonRendererProps } from './connect-button/CustomConnectButton.tsx';

test('createRainbowKitTheme() returns RainbowKit’s theme type', () => {
  expectTypeOf(createRainbowKitTheme()).toEqualTypeOf<ReturnType<typeof lightTheme>>();
});

type RainbowKitAdapter = ReturnType<typeof createAuthenticationAdapter<string>>;

test('createSiweAdapter() returns an adapter that RainbowKit takes', () => {
  const adapter = createSiweAdapter(createSiweClient({ baseUrl: 'https://laurel.example' }));
  expectTypeOf(adapter).toExtend<RainbowKitAdapter>();
  expectTypeOf(createAuthenticationAdapter(adapter)).toEqualTypeOf<RainbowKitAdapter>();
});

type Theirs = Parameters<ComponentProps<typeof RainbowKitButton.Custom>['children']>[0];
type Account<Props extends { account?: unknown }> = keyof NonNullable<Props['account']>;
type Chain<Props extends { chain?: unknown }> = keyof NonNullable<Props['chain']>;

test('issue 17: ConnectButton.Custom has every field of RainbowKit’s, and no other', () => {
  expectTypeOf<keyof ConnectButtonRendererProps>().toEqualTypeOf<keyof Theirs>();
  expectTypeOf<Account<ConnectButtonRendererProps>>().toEqualTypeOf<Account<Theirs>>();
  expectTypeOf<Chain<ConnectButtonRendererProps>>().toEqualTypeOf<Chain<Theirs>>();
});
