/** Words of what is unusual about the source of a page, or about showing it. */
export const contestTrouble = {
  partial: {
    title: 'Some reviews are missing',
    text: 'The scan did not give every review that it counts, so this ranking may be wrong.',
    read: 'Read them from the chain instead',
  },
  stale: {
    title: 'Not up to date',
    text: 'The last attempt to read this again failed. What you see is what was read before.',
    tryAgain: 'Try again',
  },
  fromChain: {
    title: 'Read from the chain',
    text: 'The scan is not used for this page at the moment.',
    scanDown: 'The scan does not answer, so this page asks the chain itself until the scan is back.',
    reading: 'Asking the chain',
    back: 'Use the scan again',
  },
  hidden: {
    title: 'Hidden by the operator of this site',
    text: 'The operator does not show this contest here. It is on the chain for everybody all the same: hiding changes neither its reviews nor its ranking.',
    showAnyway: 'Show anyway',
  },
} as const;
