import type { ChainConfig, ChainStatus } from '../chainConfig.ts';
import { check, checkKeys, checkObject, type Field, readItems } from './field.ts';
import { readAddress, readUid } from './readAddress.ts';
import { readChain, readCount } from './readChain.ts';
import { readUrl } from './readUrl.ts';
import type { Taken } from './taken.ts';

export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const STATUSES = ['live', 'retired', 'local'] as const satisfies readonly ChainStatus[];

const EAS_KEYS = [
  'contract',
  'schemaRegistry',
  'contestSchemaUid',
  'evaluationSchemaUid',
  'graphQl',
  'scanUrl',
  'deployedAtBlock',
];

/** The field as an entry, with what it may leave out filled in. It is whole only when nothing was reported. */
export function readEntry(entry: Field, taken: Taken): ChainConfig | undefined {
  if (!checkObject(entry)) return undefined;
  checkKeys(entry, ['slug', 'status', 'chain', 'contracts', 'eas', 'notes']);
  const status = readStatus(entry.at('status'));
  const isLocal = status === 'local';
  const chain = readChain(entry.at('chain'), isLocal);
  taken.id(entry);
  const slug = readSlug(entry.at('slug'), entry.at('chain').at('name'));
  if (slug) taken.slug(slug, entry);
  const contracts = readContracts(entry.at('contracts'));
  const eas = readEas(entry.at('eas'), isLocal);
  const notes = readNotes(entry.at('notes'));
  if (!status || !slug || !contracts || !eas) return undefined;
  return { slug, status, chain, contracts, eas, notes };
}

function readStatus(field: Field): ChainStatus | undefined {
  if (field.value === undefined) return 'live';
  const status = STATUSES.find((known) => known === field.value);
  check(field, status !== undefined, `must be one of ${STATUSES.join(', ')}`);
  return status;
}

function readSlug(field: Field, { value: name }: Field): string | undefined {
  if (field.value !== undefined) {
    const slug = typeof field.value === 'string' && SLUG_PATTERN.test(field.value) ? field.value : undefined;
    check(field, slug !== undefined, 'must be lower-case letters, digits and single hyphens between them');
    return slug;
  }
  // A name that is missing is reported where it belongs.
  if (typeof name !== 'string') return undefined;
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (!slug) field.report(`is missing, and the name ${JSON.stringify(name)} gives none`);
  return slug;
}

function readContracts(contracts: Field): ChainConfig['contracts'] | undefined {
  if (!checkObject(contracts)) return undefined;
  checkKeys(contracts, ['profile']);
  const profile = readAddress(contracts.at('profile'));
  return profile && { profile };
}

function readEas(eas: Field, isLocal: boolean): ChainConfig['eas'] | undefined {
  if (!checkObject(eas)) return undefined;
  checkKeys(eas, EAS_KEYS);
  const contract = readAddress(eas.at('contract'));
  const schemaRegistry = readOptional(eas.at('schemaRegistry'), readAddress);
  const contestSchemaUid = readUid(eas.at('contestSchemaUid'));
  const evaluationSchemaUid = readUid(eas.at('evaluationSchemaUid'));
  const graphQl = readUrl(eas.at('graphQl'), { kind: 'endpoint', isLocal });
  const scanUrl = readOptional(eas.at('scanUrl'), (field) => readUrl(field, { kind: 'site', isLocal }));
  const deployedAtBlock = readOptional(eas.at('deployedAtBlock'), (field) => readCount(field, 0));
  if (!contract || !contestSchemaUid || !evaluationSchemaUid || !graphQl) return undefined;
  return {
    contract,
    schemaRegistry,
    contestSchemaUid,
    evaluationSchemaUid,
    graphQl,
    scanUrl,
    deployedAtBlock,
  };
}

function readNotes(field: Field): readonly string[] {
  if (field.value === undefined) return [];
  return readItems(field).map((note) => {
    const isText = typeof note.value === 'string';
    check(note, isText, 'must be a text');
    return isText ? String(note.value) : '';
  });
}

/** What is read from a field that may be left out or `null`. */
function readOptional<value>(field: Field, read: (field: Field) => value | undefined): value | null {
  return field.value === undefined || field.value === null ? null : (read(field) ?? null);
}
