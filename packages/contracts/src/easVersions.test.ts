import { expect, test } from 'vitest';
import { easVersions } from './easVersions.ts';

test.each(Object.entries(easVersions))('has whole bytes of hex as the code of EAS %s', (_, codes) => {
  for (const code of Object.values(codes)) expect(code).toMatch(/^0x([0-9a-f]{2})+$/);
});
