import { encodeAbiParameters, type Hex } from 'viem';

export type ShownName = { readonly name: string; readonly avatar?: string };

const resolver = '0x231b0Ee14048e9dCcD1d247744d114a4EB5E8E63';

/** Mainnet's answers about an account: first its name, then its avatar record. */
export function answerNames({ name, avatar = '' }: ShownName): () => Promise<Hex> {
  const answers: Hex[] = [
    encodeAbiParameters(
      [{ type: 'string' }, { type: 'address' }, { type: 'address' }],
      [name, resolver, resolver],
    ),
    encodeAbiParameters(
      [{ type: 'bytes' }, { type: 'address' }],
      [encodeAbiParameters([{ type: 'string' }], [avatar]), resolver],
    ),
  ];
  return async () => answers.shift() ?? '0x';
}
