import { parseAbi, toEventSelector } from 'viem/utils';

/** What the scan reads from EAS, its SchemaRegistry and Multicall3. */
export const readAbi = parseAbi([
  'struct Attestation { bytes32 uid; bytes32 schema; uint64 time; uint64 expirationTime; uint64 revocationTime; bytes32 refUID; address recipient; address attester; bool revocable; bytes data; }',
  'struct SchemaRecord { bytes32 uid; address resolver; bool revocable; string schema; }',
  'struct Call { address target; bool allowFailure; bytes callData; }',
  'struct Answer { bool success; bytes returnData; }',
  'function getAttestation(bytes32 uid) view returns (Attestation)',
  'function getSchema(bytes32 uid) view returns (SchemaRecord)',
  'function getSchemaRegistry() view returns (address)',
  'function aggregate3(Call[] calls) payable returns (Answer[])',
]);

/** First topics of the events. `Registered` has had two shapes: up to version 1.1 of EAS, and since. */
export const topics = {
  attested: toEventSelector('Attested(address,address,bytes32,bytes32)'),
  revoked: toEventSelector('Revoked(address,address,bytes32,bytes32)'),
  revokedOffchain: toEventSelector('RevokedOffchain(address,bytes32,uint64)'),
  timestamped: toEventSelector('Timestamped(bytes32,uint64)'),
  registered: toEventSelector('Registered(bytes32,address,(bytes32,address,bool,string))'),
  registeredBefore12: toEventSelector('Registered(bytes32,address)'),
} as const;
