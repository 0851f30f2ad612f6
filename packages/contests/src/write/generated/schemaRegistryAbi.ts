// Generated from the ABI of SchemaRegistry by packages/contracts/scripts/compile.ts.
/** The functions of EAS's SchemaRegistry that are used here. */
export const schemaRegistryAbi = [
  {"inputs":[{"name":"uid","type":"bytes32"}],"name":"getSchema","outputs":[{"components":[{"name":"uid","type":"bytes32"},{"name":"resolver","type":"address"},{"name":"revocable","type":"bool"},{"name":"schema","type":"string"}],"name":"","type":"tuple"}],"stateMutability":"view","type":"function"},
  {"inputs":[{"name":"schema","type":"string"},{"name":"resolver","type":"address"},{"name":"revocable","type":"bool"}],"name":"register","outputs":[{"name":"","type":"bytes32"}],"stateMutability":"nonpayable","type":"function"},
] as const;
