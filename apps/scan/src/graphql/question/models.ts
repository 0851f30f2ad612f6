/**
 * The content of a column. `uid` and `bytes`: lower-case hex; `address`: EIP-55 hex; `text`: any text; `json`: JSON
 * without control characters.
 */
export type Kind = 'uid' | 'bytes' | 'address' | 'text' | 'json' | 'int' | 'boolean';

export type SqlType =
  | 'text'
  | 'integer'
  | 'boolean'
  | 'float8'
  | 'bigint'
  | 'text[]'
  | 'integer[]'
  | 'float8[]';

export type Scalar = 'String' | 'Int' | 'Boolean';

export type Relation = {
  model: ModelName;
  /** `one`: our `from` is the other's `to`. `many`: the other rows whose `to` is our `from`. */
  kind: 'one' | 'many';
  from: string;
  to: string;
  /** The table that stores the number of rows per `to`; without it they are counted. */
  counts?: string;
  /** The default order below it, if an index supports it better than the model's own. */
  order?: readonly string[];
};

export type Model = {
  name: ModelName;
  table: string;
  key: string;
  fields: Readonly<Record<string, Kind>>;
  relations: Readonly<Record<string, Relation>>;
  /** Fields with the same value in every row, as SQL: a condition on them reads no row. */
  constants?: Readonly<Record<string, string>>;
  /** The table whose `count` adds up to the number of rows. */
  counts?: string;
  /** The default order; its last column is unique. */
  defaultOrder: readonly string[];
  /** Columns of the table's indexes. */
  indexes: readonly (readonly string[])[];
  /** Names of the root fields: one by key, a list. */
  one: string;
  many: string;
};

export type ModelName =
  | 'Attestation'
  | 'Schema'
  | 'SchemaName'
  | 'OffchainRevocation'
  | 'Timestamp'
  | 'ServiceStat';

const chainOrder = ['blockNumber', 'logIndex', 'id'];

/** The models, named as on easscan: types, filters, root fields and SQL are generated from them. */
export const models: Readonly<Record<ModelName, Model>> = {
  Attestation: {
    name: 'Attestation',
    table: 'attestation',
    key: 'id',
    one: 'attestation',
    many: 'attestations',
    defaultOrder: chainOrder,
    indexes: [
      ['id'],
      chainOrder,
      ['time', 'id'],
      ['schemaId', 'time', 'id'],
      ['attester', 'schemaId', 'time'],
      ['recipient', 'schemaId', 'time'],
      ['refUID', 'schemaId', 'time'],
      ['txid'],
    ],
    fields: {
      id: 'uid',
      data: 'bytes',
      decodedDataJson: 'json',
      recipient: 'address',
      attester: 'address',
      time: 'int',
      timeCreated: 'int',
      expirationTime: 'int',
      revocationTime: 'int',
      refUID: 'uid',
      revocable: 'boolean',
      revoked: 'boolean',
      txid: 'uid',
      schemaId: 'uid',
      ipfsHash: 'text',
      isOffchain: 'boolean',
    },
    // Off-chain attestations are not indexed.
    constants: { isOffchain: 'false' },
    counts: 'attestationCount',
    relations: { schema: { model: 'Schema', kind: 'one', from: 'schemaId', to: 'id' } },
  },
  Schema: {
    name: 'Schema',
    table: 'schema',
    key: 'id',
    one: 'schema',
    many: 'schemata',
    defaultOrder: chainOrder,
    indexes: [['id'], chainOrder],
    fields: {
      id: 'uid',
      schema: 'text',
      creator: 'address',
      resolver: 'address',
      revocable: 'boolean',
      index: 'text',
      txid: 'uid',
      time: 'int',
    },
    relations: {
      attestations: {
        model: 'Attestation',
        kind: 'many',
        from: 'id',
        to: 'schemaId',
        counts: 'attestationCount',
        // Equivalent: an index orders by time, and few attestations share a second.
        order: ['time', ...chainOrder],
      },
      schemaNames: { model: 'SchemaName', kind: 'many', from: 'id', to: 'schemaId' },
    },
  },
  SchemaName: {
    name: 'SchemaName',
    table: 'schemaName',
    key: 'id',
    one: 'schemaName',
    many: 'schemaNames',
    defaultOrder: ['time', 'id'],
    indexes: [['id'], ['schemaId']],
    fields: {
      id: 'uid',
      schemaId: 'uid',
      attesterAddress: 'address',
      name: 'text',
      time: 'int',
      isCreator: 'boolean',
    },
    relations: { schema: { model: 'Schema', kind: 'one', from: 'schemaId', to: 'id' } },
  },
  OffchainRevocation: {
    name: 'OffchainRevocation',
    table: 'offchainRevocation',
    key: 'id',
    one: 'offchainRevocation',
    many: 'offchainRevocations',
    defaultOrder: chainOrder,
    indexes: [['id'], chainOrder, ['uid']],
    fields: { id: 'text', from: 'address', uid: 'uid', txid: 'uid', timestamp: 'int' },
    relations: {},
  },
  Timestamp: {
    name: 'Timestamp',
    table: 'timestamped',
    key: 'id',
    one: 'timestamp',
    many: 'timestamps',
    defaultOrder: chainOrder,
    indexes: [['id'], chainOrder],
    fields: { id: 'uid', from: 'address', txid: 'uid', tree: 'text', timestamp: 'int' },
    relations: {},
  },
  ServiceStat: {
    name: 'ServiceStat',
    table: 'serviceStat',
    key: 'name',
    one: 'serviceStat',
    many: 'serviceStats',
    defaultOrder: ['name'],
    indexes: [],
    fields: { name: 'text', value: 'text' },
    relations: {},
  },
};

export const modelNames = Object.keys(models) as ModelName[];

export function toScalar(kind: Kind): Scalar {
  if (kind === 'int') return 'Int';
  return kind === 'boolean' ? 'Boolean' : 'String';
}

export function toSqlType(kind: Kind): SqlType {
  if (kind === 'int') return 'integer';
  return kind === 'boolean' ? 'boolean' : 'text';
}
