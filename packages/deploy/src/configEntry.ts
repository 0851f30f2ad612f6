import { readFileSync } from 'node:fs';
import { type Address, type ChainConfig, ChainConfigError, parseChainConfigs } from '@org/chain-config';
import { getProtocolParts } from '@org/contests/deploy';
import { SetupError, toAsciiLine } from '@org/contests/send';
import { profileAddress } from '@org/contracts';

/** The fields of a chain's entry that follow from the address of EAS. */
function getDerived(eas: Address) {
  const { resolver, schemas } = getProtocolParts({ eas, schemaRegistry: eas });
  const find = (wanted: string) => schemas.find(({ name }) => name === wanted)?.uid;
  return {
    contracts: { profile: profileAddress, contestResolver: resolver.address },
    eas: { contestSchemaUid: find('contest'), evaluationSchemaUid: find('evaluation') },
  };
}

/** The part of a chain's entry that follows from the address of EAS, as lines of JSON. */
export function describeEntry({ eas }: ChainConfig, schemaRegistry: Address): string {
  const { contracts, eas: uids } = getDerived(eas.contract);
  const entry = { contracts, eas: { contract: eas.contract, schemaRegistry, ...uids } };
  return `In the entry of this chain:\n\n${JSON.stringify(entry, null, 2)}`;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A chain of one's own, from a file as `CHAINS` lists it. What follows from the address of EAS may be missing.
 *
 * @throws {SetupError}
 */
export function readEntry(path: string): ChainConfig {
  const entry = readJson(path);
  const { eas, contracts } = entry;
  const contract = isRecord(eas) && typeof eas.contract === 'string' ? eas.contract : '';
  if (!/^0x[0-9a-fA-F]{40}$/.test(contract))
    throw new SetupError(`${toAsciiLine(path)}: eas.contract is missing.`);
  // Checked to be an address.
  const derived = getDerived(contract as Address);
  try {
    const [config] = parseChainConfigs([
      {
        ...entry,
        contracts: { ...(isRecord(contracts) && contracts), ...derived.contracts },
        eas: { ...(isRecord(eas) && eas), ...derived.eas },
      },
    ]);
    if (config) return config;
  } catch (error) {
    if (!(error instanceof ChainConfigError)) throw error;
    const [{ path: at, message } = { path: '', message: 'is no entry' }] = error.issues;
    throw new SetupError(`${toAsciiLine(path)}: ${toAsciiLine(`${at} ${message}`)}`);
  }
  throw new SetupError(`${toAsciiLine(path)}: has no entry.`);
}

function readJson(path: string): Record<string, unknown> {
  try {
    const text = readFileSync(path, 'utf8');
    if (/[\0\ufffd]/.test(text))
      throw new SetupError(`${toAsciiLine(path)} is not text in UTF-8: save it in that encoding.`);
    // Programs for Windows begin a file with a byte order mark.
    const value: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
    const [first] = Array.isArray(value) ? value : [value];
    if (isRecord(first)) return first;
  } catch (error) {
    if (error instanceof SetupError) throw error;
    throw new SetupError(`${toAsciiLine(path)} cannot be read as JSON.`);
  }
  throw new SetupError(`${toAsciiLine(path)} has no entry of a chain.`);
}
