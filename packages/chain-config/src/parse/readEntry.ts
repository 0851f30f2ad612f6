import type { ChainConfig, ChainStatus } from '../chainConfig.ts';
import type { Place } from './place.ts';
import { readAddress, readUid } from './readAddress.ts';
import { readChain, readNumber } from './readChain.ts';
import { isRecord, readRecord } from './readRecord.ts';
import { readUrl } from './readUrl.ts';
import type { Taken } from './taken.ts';

export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const STATUSES = ['live', 'retired', 'local'] as const satisfies readonly ChainStatus[];

const ENTRY_KEYS = ['slug', 'status', 'chain', 'contracts', 'eas', 'notes'];
const CONTRACTS_KEYS = ['profile'];
const EAS_KEYS = [
  'contract',
  'schemaRegistry',
  'contestSchemaUid',
  'evaluationSchemaUid',
  'graphQl',
  'scanUrl',
  'deployedAtBlock',
];

/** The value as an entry with everything that it may leave out filled in; `undefined` when something was reported. */
export function readEntry(value: unknown, place: Place, taken: Taken): ChainConfig | undefined {
  const entry = readRecord(value, place, ENTRY_KEYS);
  if (!entry) return undefined;
  const status = readStatus(entry.status, place.at('status'));
  const isLocal = status === 'local';
  const chain = readChain(entry.chain, place.at('chain'), isLocal);
  if (isRecord(entry.chain) && typeof entry.chain.id === 'number') taken.id(entry.chain.id, place);
  const slug = readSlug(entry.slug, isRecord(entry.chain) ? entry.chain.name : undefined, place.at('slug'));
  if (slug) taken.slug(slug, place);
  const contracts = readContracts(entry.contracts, place.at('contracts'));
  const eas = readEas(entry.eas, place.at('eas'), isLocal);
  const notes = readNotes(entry.notes, place.at('notes'));
  if (!status || !chain || !slug || !contracts || !eas || !notes) return undefined;
  return { slug, status, chain, contracts, eas, notes };
}

function readStatus(value: unknown, place: Place) {
  if (value === undefined) return 'live';
  const status = STATUSES.find((known) => known === value);
  if (!status) place.report(`must be one of ${STATUSES.join(', ')}`);
  return status;
}

function readSlug(value: unknown, name: unknown, place: Place) {
  if (value === undefined) {
    // A name that is missing is reported where it belongs.
    if (typeof name !== 'string') return undefined;
    const slug = toSlug(name);
    if (!slug) place.report(`is missing, and the name ${JSON.stringify(name)} gives none`);
    return slug;
  }
  if (typeof value === 'string' && SLUG_PATTERN.test(value)) return value;
  place.report('must be lower-case letters, digits and single hyphens between them');
  return undefined;
}

function toSlug(name: string) {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function readContracts(value: unknown, place: Place): ChainConfig['contracts'] | undefined {
  const contracts = readRecord(value, place, CONTRACTS_KEYS);
  const profile = contracts && readAddress(contracts.profile, place.at('profile'));
  return profile && { profile };
}

function readEas(value: unknown, place: Place, isLocal: boolean): ChainConfig['eas'] | undefined {
  const eas = readRecord(value, place, EAS_KEYS);
  if (!eas) return undefined;
  const contract = readAddress(eas.contract, place.at('contract'));
  const schemaRegistry = isGiven(eas.schemaRegistry)
    ? readAddress(eas.schemaRegistry, place.at('schemaRegistry'))
    : null;
  const contestSchemaUid = readUid(eas.contestSchemaUid, place.at('contestSchemaUid'));
  const evaluationSchemaUid = readUid(eas.evaluationSchemaUid, place.at('evaluationSchemaUid'));
  const graphQl = readUrl(eas.graphQl, place.at('graphQl'), { kind: 'endpoint', isLocal });
  const scanUrl = isGiven(eas.scanUrl)
    ? readUrl(eas.scanUrl, place.at('scanUrl'), { kind: 'site', isLocal })
    : null;
  if (isGiven(eas.deployedAtBlock)) readNumber(eas.deployedAtBlock, place.at('deployedAtBlock'), 0);
  if (!contract || schemaRegistry === undefined || !contestSchemaUid || !evaluationSchemaUid)
    return undefined;
  if (!graphQl || scanUrl === undefined) return undefined;
  return {
    contract,
    schemaRegistry,
    contestSchemaUid,
    evaluationSchemaUid,
    graphQl,
    scanUrl,
    deployedAtBlock: isGiven(eas.deployedAtBlock) ? Number(eas.deployedAtBlock) : null,
  };
}

function readNotes(value: unknown, place: Place): readonly string[] | undefined {
  if (value === undefined) return [];
  const notes: readonly unknown[] | undefined = Array.isArray(value) ? [...value] : undefined;
  if (notes?.every((note) => typeof note === 'string')) return notes;
  place.report('must be a list of texts');
  return undefined;
}

function isGiven(value: unknown) {
  return value !== undefined && value !== null;
}
