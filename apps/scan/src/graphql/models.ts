/** What the scan shows, as easscan names it: everything else (types, filters, questions, SQL) is made from this. */
export type Scalar = 'String' | 'Int' | 'Boolean';

export type Relation = {
  model: ModelName;
  /** `one`: our `from` is the other's `to`. `many`: the others whose `to` is our `from`. */
  kind: 'one' | 'many';
  from: string;
  to: string;
};

export type Model = {
  table: string;
  key: string;
  fields: Readonly<Record<string, Scalar>>;
  relations: Readonly<Record<string, Relation>>;
  /** Columns that give the order where the question names none; they end in one that is unique. */
  defaultOrder: readonly string[];
  /** Names of the questions: one by key, a list. */
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

export const models: Readonly<Record<ModelName, Model>> = {
  Attestation: {
    table: 'attestation',
    key: 'id',
    one: 'attestation',
    many: 'attestations',
    defaultOrder: chainOrder,
    fields: {
      id: 'String',
      data: 'String',
      decodedDataJson: 'String',
      recipient: 'String',
      attester: 'String',
      time: 'Int',
      timeCreated: 'Int',
      expirationTime: 'Int',
      revocationTime: 'Int',
      refUID: 'String',
      revocable: 'Boolean',
      revoked: 'Boolean',
      txid: 'String',
      schemaId: 'String',
      ipfsHash: 'String',
      isOffchain: 'Boolean',
    },
    relations: { schema: { model: 'Schema', kind: 'one', from: 'schemaId', to: 'id' } },
  },
  Schema: {
    table: 'schema',
    key: 'id',
    one: 'schema',
    many: 'schemata',
    defaultOrder: chainOrder,
    fields: {
      id: 'String',
      schema: 'String',
      creator: 'String',
      resolver: 'String',
      revocable: 'Boolean',
      index: 'String',
      txid: 'String',
      time: 'Int',
    },
    relations: {
      attestations: { model: 'Attestation', kind: 'many', from: 'id', to: 'schemaId' },
      schemaNames: { model: 'SchemaName', kind: 'many', from: 'id', to: 'schemaId' },
    },
  },
  SchemaName: {
    table: 'schemaName',
    key: 'id',
    one: 'schemaName',
    many: 'schemaNames',
    defaultOrder: ['time', 'id'],
    fields: {
      id: 'String',
      schemaId: 'String',
      attesterAddress: 'String',
      name: 'String',
      time: 'Int',
      isCreator: 'Boolean',
    },
    relations: { schema: { model: 'Schema', kind: 'one', from: 'schemaId', to: 'id' } },
  },
  OffchainRevocation: {
    table: 'offchainRevocation',
    key: 'id',
    one: 'offchainRevocation',
    many: 'offchainRevocations',
    defaultOrder: chainOrder,
    fields: { id: 'String', from: 'String', uid: 'String', txid: 'String', timestamp: 'Int' },
    relations: {},
  },
  Timestamp: {
    table: 'timestamped',
    key: 'id',
    one: 'timestamp',
    many: 'timestamps',
    defaultOrder: chainOrder,
    fields: { id: 'String', from: 'String', txid: 'String', tree: 'String', timestamp: 'Int' },
    relations: {},
  },
  ServiceStat: {
    table: 'serviceStat',
    key: 'name',
    one: 'serviceStat',
    many: 'serviceStats',
    defaultOrder: ['name'],
    fields: { name: 'String', value: 'String' },
    relations: {},
  },
};

export const modelNames = Object.keys(models) as ModelName[];
