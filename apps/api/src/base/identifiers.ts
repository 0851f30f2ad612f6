import type { Hex } from 'viem';

/** UIDs as the chain's hashes are written here: in lower case. */
export const UID = /^0x[0-9a-f]{64}$/;

/** CIDs of version 0 and 1: letters and digits only, so that a path cannot leave the gateway's folder. */
export const CID = /^(?:Qm[1-9A-HJ-NP-Za-km-z]{44}|b[a-z2-7]{58,100})$/;

/** A CIDv1 of raw bytes with SHA-256, as documents name pictures. */
export const RAW_CID = /^bafkrei[a-z2-7]{52}$/;

export const isUid = (text: string): text is Hex => UID.test(text);
