/** Every question that is asked of a scan; easscan and apps/scan answer all of them. */

const ROW =
  'id schemaId recipient attester time expirationTime revocationTime revocable refUID data isOffchain txid';

export const ATTESTATION = `query Attestation($uid: String!) {
  attestation(where: { id: $uid }) { ${ROW} }
}`;

export const ATTESTATIONS = `query Attestations($where: AttestationWhereInput!, $orderBy: [AttestationOrderByWithRelationInput!], $take: Int, $skip: Int) {
  attestations(where: $where, orderBy: $orderBy, take: $take, skip: $skip) { ${ROW} }
}`;

export const FIRST_PAGE = `query FirstPage($where: AttestationWhereInput!, $orderBy: [AttestationOrderByWithRelationInput!], $take: Int) {
  aggregateAttestation(where: $where) { _count { _all } }
  attestations(where: $where, orderBy: $orderBy, take: $take) { ${ROW} }
}`;

export const NEXT_PAGE = `query NextPage($where: AttestationWhereInput!, $orderBy: [AttestationOrderByWithRelationInput!], $take: Int, $cursor: AttestationWhereUniqueInput!) {
  attestations(where: $where, orderBy: $orderBy, take: $take, skip: 1, cursor: $cursor) { ${ROW} }
}`;

export const COUNT = `query Count($where: AttestationWhereInput!) {
  aggregateAttestation(where: $where) { _count { _all } }
}`;

export const NEWEST = `query Newest($where: AttestationWhereInput!) {
  attestations(where: $where, orderBy: [{ time: desc }], take: 1) { time }
}`;

export const HEAD_BLOCK = `query HeadBlock {
  serviceStats { name value }
}`;
