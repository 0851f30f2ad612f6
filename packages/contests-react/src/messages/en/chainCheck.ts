const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** Messages for the check against the chain and the downloads. */
export const englishChainCheck = {
  title: 'Verify',
  /** The block at which the chain confirmed what the page shows. */
  read: (block: string) => `As of block ${block}`,
  check: 'Check against the chain',
  cancel: 'Cancel',
  json: 'Download JSON',
  csv: 'Download CSV',
  reviewsCsv: 'Reviews as CSV',
  downloadFailed:
    'The file could not be created: the chain cannot be reached, or your connection dropped. Try again in a moment.',
  checking: 'Checking against the chain',
  agrees: (block: string) => `Agrees with the chain at block ${block}`,
  /** The source of the answer. `host` and `other` are the hosts of the endpoints. */
  word: {
    confirmed: (host: string, other: string) => `${host} and ${other} say the same.`,
    claimed: (host: string) => `${host} says so. No endpoint of another host has confirmed it.`,
    /** Without `other`: `host` has no longer what was read. */
    disputed: (host: string, other?: string) =>
      `${other ? `${host} and ${other} state different blocks or acts` : `${host} has another block now`}, so the check could not be made. Try again in a moment.`,
  },
  /** One line beside the result, without technical words. */
  line: {
    /** `n`: the reviews that count. */
    follows: (n: number) =>
      n === 0
        ? 'Checked: no review counts yet.'
        : `Checked: this ranking follows from ${count(n, 'signed review', 'signed reviews')}.`,
    /** The same by the word of one endpoint, which may leave something out. */
    claimed: (n: number) =>
      n === 0
        ? 'By one endpoint, no review counts yet.'
        : `By one endpoint, this ranking follows from ${count(n, 'signed review', 'signed reviews')}.`,
    disputed: (host: string, other?: string) =>
      other ? `${host} and ${other} disagree about this contest` : `${host} has another answer now`,
    behind: 'The newest reviews are not shown yet',
    unreachable: 'It could not be checked now',
  },
  behind: 'The scan is behind',
  /** `scan`: the host of the scan. */
  behindText: (n: number, scan: string) =>
    `${count(n, 'attestation is', 'attestations are')} on the chain but not in the scan of ${scan} yet.`,
  leftOut: 'The scan left something out',
  leftOutText: (n: number, scan: string) =>
    `${count(n, 'attestation is', 'attestations are')} missing from the scan of ${scan} and should be there by now.`,
  altered: 'The scan altered something',
  alteredText: (n: number, scan: string) =>
    `${count(n, 'attestation differs', 'attestations differ')} between the scan of ${scan} and the chain.`,
  unreachable: 'The chain cannot be reached',
  unreachableText: 'The check could not be made, so nothing is known to be wrong. Try again in a moment.',
  named: 'Show which',
  unchecked: 'Not checked yet',
  differs: 'Does not agree with the chain',
  /** While a scan's order of two reviews of the same second is not confirmed. */
  ordering: 'Checking the order of two reviews…',
  ask: (requests: string | null) =>
    requests === null ? 'Check it (more than 100 requests)' : `Check it (about ${requests} requests)`,
  readFromChain: 'Read it from the chain instead',
};
