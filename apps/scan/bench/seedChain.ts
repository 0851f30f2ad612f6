import { local } from '@org/chain-config';
import { encodeNote, NOTE_SCHEMA_UID } from '@org/contests';
import { easAbi } from '@org/contracts';
import { accounts, createLocalClient } from '@org/local-stack';
import { type Address, encodeFunctionData, type Hex, stringToHex } from 'viem';

const PER_TRANSACTION = 20;
const GAS = 16_000_000n;
/** Transactions. */
const PER_BLOCK = 20;
const COMMENT =
  'As long as people write when they have looked at an entry for a while and want to be fair to those behind it.';
const NOBODY: Address = '0x0000000000000000000000000000000000000000';

const toMark = (nth: number) => stringToHex(`#${String(nth).padStart(8, '0')}`).slice(2);

const toRequest = (nth: number) => ({
  recipient: NOBODY,
  expirationTime: 0n,
  revocable: true,
  refUID: `0x${'0'.repeat(64)}` as Hex,
  data: encodeNote({
    about: (nth % 1_000) + 1,
    kind: 'text',
    text: `#${String(nth).padStart(8, '0')} ${COMMENT}`,
  }),
  value: 0n,
});

/** Encodes once, then replaces only the number in each text, since encoding takes longer than mining. */
function createEncoder(): (first: number) => Hex {
  const data = Array.from({ length: PER_TRANSACTION }, (_, nth) => toRequest(nth));
  const schema = NOTE_SCHEMA_UID;
  const template = encodeFunctionData({
    abi: easAbi,
    functionName: 'multiAttest',
    args: [[{ schema, data }]],
  });
  const parts: string[] = [];
  let rest: string = template;
  for (let nth = 0; nth < PER_TRANSACTION; nth++) {
    const [before = '', ...after] = rest.split(toMark(nth));
    parts.push(before);
    rest = after.join(toMark(nth));
  }
  return (first) => `${parts.map((part, nth) => part + toMark(first + nth)).join('')}${rest}` as Hex;
}

/** Writes notes, whose schema has no resolver, as fast as the local chain accepts them. @returns how many: a multiple of twenty */
export async function seedChain(rpcUrl: string, wanted: number): Promise<number> {
  const chain = createLocalClient(rpcUrl);
  const account = accounts[1]?.address ?? NOBODY;
  await chain.setBalance({ address: account, value: 10n ** 30n });
  await chain.setBlockGasLimit({ gasLimit: (GAS + 1_000_000n) * BigInt(PER_BLOCK) });
  await chain.setAutomine(false);
  const encode = createEncoder();
  const transactions = Math.ceil(wanted / PER_TRANSACTION);
  let nonce = await chain.getTransactionCount({ address: account });
  for (let sent = 0; sent < transactions; sent += PER_BLOCK) {
    const hashes = await Promise.all(
      Array.from({ length: Math.min(PER_BLOCK, transactions - sent) }, (_, nth) =>
        chain.sendTransaction({
          account,
          to: local.eas.contract,
          data: encode((sent + nth) * PER_TRANSACTION),
          gas: GAS,
          nonce: nonce++,
          chain: null,
        }),
      ),
    );
    await chain.mine({ blocks: 1 });
    const last = await chain.getTransactionReceipt({ hash: hashes.at(-1) ?? '0x' });
    if (last.status !== 'success') throw new Error('The local chain refused a multiAttest.');
  }
  await chain.setAutomine(true);
  return transactions * PER_TRANSACTION;
}
