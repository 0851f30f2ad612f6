import { createSiweAdapter, createSiweClient } from '@org/auth-siwe';
import { createAuthenticationAdapter } from '@rainbow-me/rainbowkit';
import { expectTypeOf } from 'vitest';

type RainbowKitAdapter = ReturnType<typeof createAuthenticationAdapter<string>>;

const adapter = createSiweAdapter(createSiweClient({ baseUrl: 'https://laurel.example' }));

expectTypeOf(adapter).toExtend<RainbowKitAdapter>();
expectTypeOf(createAuthenticationAdapter(adapter)).toEqualTypeOf<RainbowKitAdapter>();
