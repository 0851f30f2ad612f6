import { local } from '@org/chain-config';
import { getProtocol } from '@org/contests';
import { buildDeployment, getProtocolParts } from '@org/contests/deploy';
import {
  contestResolverCreationCode,
  create2ProxyAddress,
  create2ProxyRuntimeCode,
  create2Salt,
  multicall3Address,
  multicall3CreationCode,
  profileAddress,
  profileCreationCode,
} from '@org/contracts';
import { type EasVersion, easVersions } from '@org/contracts/eas-versions';
import { concatHex, type Hex, pad, stringToHex } from 'viem';
import { accounts } from './base/accounts.ts';
import type { LocalClient } from './base/createLocalClient.ts';
import { LocalChainError } from './base/errors.ts';

/** Solidity's storage encoding of a string under 32 bytes: its bytes on the left, twice its length in the last byte. */
const encodeShortString = (text: string): Hex =>
  concatHex([
    pad(stringToHex(text), { dir: 'right', size: 31 }),
    `0x${(text.length * 2).toString(16).padStart(2, '0')}`,
  ]);

/** Runs a constructor in a call, without a transaction: the returned code includes its immutables. */
const getRuntimeCode = async (client: LocalClient, name: string, creationCode: Hex): Promise<Hex> => {
  const { data } = await client.call({ data: creationCode });
  if (!data) throw new LocalChainError('predeploy-failed', `The constructor of ${name} returned no code.`);
  return data;
};

const deploy = async (
  client: LocalClient,
  { name, address, creationCode }: { name: string; address: Hex; creationCode: Hex },
): Promise<void> => {
  const data = concatHex([create2Salt, creationCode]);
  const account = accounts[19].address;
  const hash = await client.sendTransaction({ account, to: create2ProxyAddress, data });
  const receipt = await client.waitForTransactionReceipt({ hash, checkReplacement: false });
  if (receipt.status !== 'success' || !(await client.getCode({ address }))) {
    throw new LocalChainError('predeploy-failed', `${name} was not deployed at ${address}.`);
  }
};

/** The resolver of contests on this chain. */
const protocol = getProtocol(local);

/**
 * Places Base's predeployed contracts, Profile and the resolver of contests at their addresses. Each version of EAS has
 * the address of Base's, which the resolver's address depends on.
 */
export async function predeploy(client: LocalClient, easVersion: EasVersion = '1.4'): Promise<void> {
  const { contract: eas, schemaRegistry } = local.eas;
  const codes = easVersions[easVersion];
  const [registryCode, easCode, multicall3Code] = await Promise.all([
    getRuntimeCode(client, 'SchemaRegistry', codes.schemaRegistry),
    getRuntimeCode(client, 'EAS', concatHex([codes.eas, pad(schemaRegistry)])),
    getRuntimeCode(client, 'Multicall3', multicall3CreationCode),
  ]);
  await Promise.all([
    client.setCode({ address: schemaRegistry, bytecode: registryCode }),
    client.setCode({ address: eas, bytecode: easCode }),
    // The call's storage writes are lost. The name of EAS 1.4 is in slot 2, after the two of OpenZeppelin's EIP712.
    ...(easVersion === '1.4'
      ? [client.setStorageAt({ address: eas, index: 2, value: encodeShortString('EAS') })]
      : []),
    client.setCode({ address: multicall3Address, bytecode: multicall3Code }),
    client.setCode({ address: create2ProxyAddress, bytecode: create2ProxyRuntimeCode }),
  ]);
  await deploy(client, { name: 'Profile', address: profileAddress, creationCode: profileCreationCode });
  if (!protocol) return;
  const creationCode = concatHex([contestResolverCreationCode, pad(eas)]);
  await deploy(client, { name: 'ContestResolver', address: protocol.resolver, creationCode });
}

/** Registers the schemas of contests, and that of notes. */
export async function registerSchemas(client: LocalClient): Promise<void> {
  const { contract: eas, schemaRegistry } = local.eas;
  const { schemas, note } = getProtocolParts({ eas, schemaRegistry });
  const calls = [...schemas, note].map(({ call }) => call);
  const deployment = buildDeployment({ multicall3: multicall3Address, calls });
  const hash = await client.sendTransaction({ account: accounts[19].address, ...deployment });
  const { status } = await client.waitForTransactionReceipt({ hash, checkReplacement: false });
  if (status !== 'success') throw new LocalChainError('predeploy-failed', 'The schemas were not registered.');
}
