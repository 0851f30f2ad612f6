// Generated from the ABI of EAS by packages/contracts/scripts/compile.ts.
/** The functions, events and errors of EAS that contests use. */
export const easAbi = [
  {"inputs":[],"name":"AccessDenied","type":"error"},
  {"inputs":[],"name":"AlreadyRevoked","type":"error"},
  {"inputs":[],"name":"InvalidExpirationTime","type":"error"},
  {"inputs":[],"name":"InvalidRevocation","type":"error"},
  {"inputs":[],"name":"InvalidSchema","type":"error"},
  {"inputs":[],"name":"Irrevocable","type":"error"},
  {"inputs":[],"name":"NotFound","type":"error"},
  {"inputs":[],"name":"NotPayable","type":"error"},
  {"inputs":[{"indexed":true,"name":"recipient","type":"address"},{"indexed":true,"name":"attester","type":"address"},{"indexed":false,"name":"uid","type":"bytes32"},{"indexed":true,"name":"schemaUID","type":"bytes32"}],"name":"Attested","type":"event"},
  {"inputs":[{"indexed":true,"name":"recipient","type":"address"},{"indexed":true,"name":"attester","type":"address"},{"indexed":false,"name":"uid","type":"bytes32"},{"indexed":true,"name":"schemaUID","type":"bytes32"}],"name":"Revoked","type":"event"},
  {"inputs":[{"components":[{"name":"schema","type":"bytes32"},{"components":[{"name":"recipient","type":"address"},{"name":"expirationTime","type":"uint64"},{"name":"revocable","type":"bool"},{"name":"refUID","type":"bytes32"},{"name":"data","type":"bytes"},{"name":"value","type":"uint256"}],"name":"data","type":"tuple"}],"name":"request","type":"tuple"}],"name":"attest","outputs":[{"name":"","type":"bytes32"}],"stateMutability":"payable","type":"function"},
  {"inputs":[{"name":"uid","type":"bytes32"}],"name":"getAttestation","outputs":[{"components":[{"name":"uid","type":"bytes32"},{"name":"schema","type":"bytes32"},{"name":"time","type":"uint64"},{"name":"expirationTime","type":"uint64"},{"name":"revocationTime","type":"uint64"},{"name":"refUID","type":"bytes32"},{"name":"recipient","type":"address"},{"name":"attester","type":"address"},{"name":"revocable","type":"bool"},{"name":"data","type":"bytes"}],"name":"","type":"tuple"}],"stateMutability":"view","type":"function"},
  {"inputs":[],"name":"getSchemaRegistry","outputs":[{"name":"","type":"address"}],"stateMutability":"view","type":"function"},
  {"inputs":[{"components":[{"name":"schema","type":"bytes32"},{"components":[{"name":"recipient","type":"address"},{"name":"expirationTime","type":"uint64"},{"name":"revocable","type":"bool"},{"name":"refUID","type":"bytes32"},{"name":"data","type":"bytes"},{"name":"value","type":"uint256"}],"name":"data","type":"tuple[]"}],"name":"multiRequests","type":"tuple[]"}],"name":"multiAttest","outputs":[{"name":"","type":"bytes32[]"}],"stateMutability":"payable","type":"function"},
  {"inputs":[{"components":[{"name":"schema","type":"bytes32"},{"components":[{"name":"uid","type":"bytes32"},{"name":"value","type":"uint256"}],"name":"data","type":"tuple"}],"name":"request","type":"tuple"}],"name":"revoke","outputs":[],"stateMutability":"payable","type":"function"},
] as const;

/** First topic of the event `Attested`. */
export const ATTESTED_TOPIC = '0x8bf46bf4cfd674fa735a3d63ec1c9ad4153f033c290341f3a588b75685141b35';

/** First topic of the event `Revoked`. */
export const REVOKED_TOPIC = '0xf930a6e2523c9cc298691873087a740550b8fc85a0680830414c148ed927f615';
