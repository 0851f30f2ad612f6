import type { Address, ChainConfig, Hex } from '@org/chain-config';
import { type ChainNode, NodeError, toAsciiLine } from '@org/contests/send';
import type { SchemaRegistration } from '@org/contests/write';
import { type Deployment, easAbi, easRuntimeCode, schemaRegistryAbi } from '@org/contracts';
import {
  decodeFunctionResult,
  encodeFunctionData,
  getAddress,
  isAddressEqual,
  keccak256,
  parseAbi,
  size,
} from 'viem';

/** A part as a chain has it; `detail` is for people, in one or more lines. */
export type PartState = {
  readonly status: 'present' | 'missing' | 'wrong';
  readonly detail: string;
};

/** EIP-1967: keccak256('eip1967.proxy.implementation') - 1. OP-stack chains have EAS behind such a proxy. */
const IMPLEMENTATION_SLOT = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc';

const versionAbi = parseAbi([
  'function version() view returns (string)',
  'function VERSION() view returns (string)',
]);

const missing = (detail: string): PartState => ({ status: 'missing', detail });
const wrong = (detail: string): PartState => ({ status: 'wrong', detail });
const present = (detail: string): PartState => ({ status: 'present', detail });

/** Version and code of EAS. The code hash changes with immutables and upgrades, so it is shown and not compared. */
export async function checkEas(node: ChainNode, address: Address): Promise<PartState> {
  const code = await node.fetchCode(address);
  if (code === '0x') return missing(`no contract at ${address}; EAS is deployed by its own project`);
  const [version, implementation] = await Promise.all([
    fetchVersion(node, address),
    describeImplementation(node, address),
  ]);
  if (version === undefined) return wrong(`the contract at ${address} does not answer as EAS`);
  const published = isRuntimeCode(code, easRuntimeCode) ? ', the published code of 1.4.0' : '';
  return present(`${version} at ${address}\n${describeCode(code)}${published}${implementation}`);
}

/** The registry that EAS names, which must be the one that is expected. */
export async function checkRegistry(node: ChainNode, eas: Address, expected: Address): Promise<PartState> {
  const [named, code] = await Promise.all([fetchRegistry(node, eas), node.fetchCode(expected)]);
  if (named === undefined) return missing('EAS names none');
  if (!isAddressEqual(named, expected)) return wrong(`EAS names ${named}, chain-config ${expected}`);
  if (code === '0x') return missing(`no contract at ${expected}`);
  const version = (await fetchVersion(node, expected)) ?? 'unknown version';
  return present(`${version} at ${expected}\n${describeCode(code)}`);
}

/** The registry of an EAS; undefined if it does not name one. */
export async function fetchRegistry(node: ChainNode, eas: Address): Promise<Address | undefined> {
  const call = { abi: easAbi, functionName: 'getSchemaRegistry' } as const;
  return view(node, eas, encodeFunctionData(call), (data) => decodeFunctionResult({ ...call, data }));
}

/** Multicall3, if the chain has it where chain-config says. */
export async function findMulticall3(
  node: ChainNode,
  { chain }: Pick<ChainConfig, 'chain'>,
): Promise<Address | undefined> {
  const address = chain.contracts?.multicall3?.address;
  return address && (await node.fetchCode(address)) !== '0x' ? address : undefined;
}

/** A contract at its deterministic address, whose code must be the repository's, byte by byte. */
export async function checkDeployment(
  node: ChainNode,
  { address, runtimeCode }: Pick<Deployment, 'address' | 'runtimeCode'>,
): Promise<PartState> {
  const code = await node.fetchCode(address);
  if (code === '0x') return missing(`no contract at ${address}`);
  if (code.toLowerCase() !== runtimeCode.toLowerCase())
    return wrong(`the code at ${address} is not this repository's: ${describeCode(code)}`);
  return present(`the code of this repository at ${address}\n${describeCode(code)}`);
}

/** A schema in the registry, all fields of it. */
export async function checkSchema(
  node: ChainNode,
  registry: Address,
  { uid, definition, resolver, revocable }: SchemaRegistration,
): Promise<PartState> {
  const call = { abi: schemaRegistryAbi, functionName: 'getSchema', args: [uid] } as const;
  const found = await view(node, registry, encodeFunctionData(call), (data) =>
    decodeFunctionResult({ ...call, data }),
  );
  if (!found || /^0x0+$/.test(found.uid)) return missing(uid);
  const isExpected =
    found.uid === uid &&
    found.schema === definition &&
    isAddressEqual(found.resolver, resolver) &&
    found.revocable === revocable;
  return isExpected ? present(uid) : wrong(`the registry has another schema as ${uid}`);
}

/** Undefined if there is no contract, or the call reverts. */
async function view<value>(
  node: ChainNode,
  to: Address,
  data: Hex,
  decode: (answer: Hex) => value,
): Promise<value | undefined> {
  const answer = await node.call({ to, data });
  if (answer === undefined || answer === '0x') return undefined;
  try {
    return decode(answer);
  } catch (cause) {
    throw new NodeError('wrong-answer', `A call of ${to} has an answer that cannot be decoded.`, { cause });
  }
}

/** EAS 1.3 renamed `VERSION` to `version`. The text is untrusted. */
async function fetchVersion(node: ChainNode, address: Address): Promise<string | undefined> {
  const ask = (functionName: 'version' | 'VERSION') =>
    view(node, address, encodeFunctionData({ abi: versionAbi, functionName }), (data) =>
      decodeFunctionResult({ abi: versionAbi, functionName, data }),
    );
  const version = (await ask('version')) ?? (await ask('VERSION'));
  return version === undefined ? undefined : `version ${toAsciiLine(version).slice(0, 20)}`;
}

async function describeImplementation(node: ChainNode, proxy: Address): Promise<string> {
  const slot = await node.fetchStorage(proxy, IMPLEMENTATION_SLOT);
  if (size(slot) !== 32 || /^0x0+$/.test(slot)) return '';
  const implementation = getAddress(`0x${slot.slice(-40)}`);
  const code = await node.fetchCode(implementation);
  return `\nbehind the proxy: ${implementation}\n${describeCode(code)}`;
}

const describeCode = (code: Hex): string => `code hash ${keccak256(code)}`;

/** Published code has zeros in place of the immutables. */
function isRuntimeCode(code: Hex, published: Hex): boolean {
  if (code.length !== published.length) return false;
  return [...published].every((digit, index) => digit === '0' || digit === code[index]?.toLowerCase());
}
