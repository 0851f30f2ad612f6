const items = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** Words of the page on which a contest is started. */
export const startContest = {
  title: 'Start a contest',
  intro:
    'Three steps, and a last look: nothing is signed before you have seen exactly what it is and what it costs.',
  steps: {
    what: {
      title: 'What is it about?',
      text: 'This is what entrants, judges and everybody else read first.',
    },
    who: {
      title: 'Who judges?',
      text: 'Only reviews signed by these addresses count. The list cannot be changed later.',
    },
    which: {
      title: 'What is judged?',
      text: 'Every entry is a link, and every judge reviews every entry. The list cannot be changed later.',
    },
  },
  fields: {
    title: 'Title',
    description: 'Description',
    judges: 'Judges',
    judgesHint: 'one address a line',
    judgesExample: '0x…\n0x…',
    judgesHelp: (n: number) => items(n, 'judge', 'judges'),
    entries: 'Entries',
    entriesHint: 'one link a line',
    entriesExample: 'https://…\nhttps://…',
    entriesHelp: (n: number) => items(n, 'entry', 'entries'),
    endsAt: 'Judging ends',
    endsAtHint: 'optional',
    endsAtHelp: (zone: string) =>
      `In your time zone, ${zone}. Reviews signed at or after it do not count. Left empty, judging stays open.`,
    count: (used: number, max: number) => `${used} of ${max}`,
  },
  kept: 'What you type is kept on this device until the contest is started.',
  notKept: 'This browser keeps nothing here: what you type is lost when the page is closed.',
  clear: 'Clear the form',
  submit: 'Start contest',
  invalid: (n: number) => `${items(n, 'field needs', 'fields need')} another look.`,
  notConnected: 'You will be asked to connect a wallet first; nothing you typed is lost.',

  /** What is wrong with a field; `line` is put before those of judges and entries. */
  line: (line: number, text: string) => `Line ${line}: ${text}`,
  moreProblems: (n: number) => `and ${items(n, 'more line', 'more lines')}`,
  problems: {
    title: {
      required: 'Give the contest a title.',
      tooLong: (length: number, max: number) => `The title has ${length} characters; ${max} is the most.`,
    },
    description: {
      required: 'Say what the contest is about.',
      tooLong: (length: number, max: number) =>
        `The description has ${length} characters; ${max} is the most.`,
    },
    judges: {
      required: 'Name at least one judge.',
      tooMany: (length: number, max: number) => `These are ${length} judges; ${max} is the most.`,
    },
    entries: {
      required: 'Name at least one entry.',
      tooLong: (length: number, max: number) => `the link has ${length} characters; ${max} is the most.`,
      tooMany: (length: number, max: number) => `These are ${length} entries; ${max} is the most.`,
    },
    malformedText: 'this text contains half a character. Type it again.',
    invalidAddress: 'this is no address. An address is 0x and 40 digits from 0 to 9 and a to f.',
    invalidChecksum: (expected: string) =>
      `the upper and lower case letters do not fit together, so a letter may be wrong. Is ${expected} meant?`,
    zeroAddress: 'this address belongs to nobody.',
    invalidLink: 'this is no link. It has to begin with https:// or http://.',
    loginInLink: 'this link has a user name or password in it, which everybody could read. Leave it out.',
    duplicate: (firstLine: number) => `the same as line ${firstLine}.`,
    inThePast: 'This moment is over. Choose one in the future.',
    tooFar: 'This is too far away. Choose a moment before the year 2038.',
    incomplete: 'Date and time are not complete.',
  },

  preview: {
    title: 'Check what you sign',
    text: 'This is what your wallet will be asked to sign, word for word. It is public for ever.',
    contest: 'The contest',
    judges: (n: number) => items(n, 'judge', 'judges'),
    entries: (n: number) => items(n, 'entry', 'entries'),
    openEnded: 'no end is set',
    ends: 'Judging ends',
    facts: 'The attestation',
    size: 'Size',
    bytes: (n: string) => `${n} bytes`,
    gas: 'Gas',
    about: (amount: string) => `about ${amount}`,
    fee: 'Fee',
    chain: 'Chain',
    chainValue: (name: string, id: number) => `${name} (${id})`,
    contract: 'EAS contract',
    schema: 'Schema',
    uid: 'UID',
    uidLater: 'known once it is in a block',
    looking: 'looking it up',
    unknown: 'not known',
    sign: 'Sign',
    back: 'Back to the form',
  },
  done: {
    share: 'Share it',
    notify: (title: string) => `“${title}” is started and visible to everyone.`,
  },
  resume: {
    asked: (title: string, at: string) =>
      `On ${at} you were asked to sign “${title}”. This page is looking whether it has happened.`,
    title: 'A contest is on its way',
    notSigned: 'I did not sign it',
  },
};
