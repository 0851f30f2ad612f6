import { parseAbi } from 'viem';

/** What is asked of EAS. Before 1.0 the version had a name in capitals. */
export const easAbi = parseAbi([
  'function version() view returns (string)',
  'function VERSION() view returns (string)',
  'function getAttestTypeHash() view returns (bytes32)',
  'function getRevokeTypeHash() view returns (bytes32)',
  'function getSchemaRegistry() view returns (address)',
]);

/** What is asked of EAS's SchemaRegistry. */
export const schemaRegistryAbi = parseAbi([
  'struct SchemaRecord { bytes32 uid; address resolver; bool revocable; string schema; }',
  'function getSchema(bytes32 uid) view returns (SchemaRecord)',
]);
