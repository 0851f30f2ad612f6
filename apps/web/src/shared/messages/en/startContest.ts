import { inSentence } from '../../text/inSentence.ts';
import { locale } from './locale.ts';

const figure = (n: number) => n.toLocaleString(locale);
const items = (n: number, one: string, many: string) => `${figure(n)} ${n === 1 ? one : many}`;

/** Words of the page on which a contest is started. */
export const startContest = {
  title: 'Start a contest',
  intro:
    'Three steps, and a last look. Nothing is signed before you have seen exactly what it is and what it costs.',
  outline: {
    name: 'Steps',
    what: 'About',
    who: 'Who',
    which: 'What',
    sign: 'Sign',
    state: { done: 'complete', wrong: 'needs another look', open: 'to do' },
  },
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
    sign: {
      title: 'What will be signed?',
      text: 'This page shows it to you word for word, before your wallet is asked.',
    },
  },
  fields: {
    title: 'Title',
    description: 'Description',
    judges: 'Judges',
    judgesHint: 'one address a line',
    judgesExample: '0x…\n0x…',
    judgesHelp: (good: number, lines: number) =>
      good === lines
        ? items(good, 'judge', 'judges')
        : `${figure(good)} of ${items(lines, 'line', 'lines')} ${good === 1 ? 'is a judge' : 'are judges'}`,
    entries: 'Entries',
    entriesHint: 'one link a line',
    entriesExample: 'https://…\nhttps://…',
    entriesHelp: (good: number, lines: number) =>
      good === lines
        ? items(good, 'entry', 'entries')
        : `${figure(good)} of ${items(lines, 'line', 'lines')} ${good === 1 ? 'is an entry' : 'are entries'}`,
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
    severalAddresses: (n: number) =>
      `these are ${figure(n)} addresses. Put each on a line of its own, or paste them with “Import judges”.`,
    severalLinks: (n: number) =>
      `these are ${figure(n)} links. Put each on a line of its own, or paste them with “Import entries”.`,
    invalidChecksum: (expected: string) =>
      `the upper and lower case letters do not fit together, so a letter may be wrong. Is ${expected} meant?`,
    zeroAddress: 'this address belongs to nobody.',
    invalidLink: 'this is no link. It has to begin with https:// or http://.',
    unseenInLink:
      'this link holds a character that cannot be seen, so that it may lead elsewhere than it seems to. Copy it from the address bar of your browser.',
    loginInLink: 'this link has a user name or password in it, which everybody could read. Leave it out.',
    duplicate: (firstLine: number) => `the same as line ${firstLine}.`,
    inThePast: 'This moment is over. Choose one in the future.',
    tooFar: 'This is too far away. Choose a moment before the year 2038.',
    incomplete: 'Date and time are not complete.',
  },

  /** The contest as others will see it, beside the form. */
  look: {
    name: 'Preview',
    text: 'As everybody will see it.',
    noTitle: 'Your title',
    noDescription: 'What it is about, in your words.',
    ends: (when: string) => `ends ${when}`,
    openEnded: 'no end is set',
    judges: (n: number) => items(n, 'judge', 'judges'),
    noJudges: 'Nobody judges yet.',
    noEntries: 'Nothing to judge yet.',
    reviews: (n: number) => `0 of ${n}`,
    more: (n: number) => `and ${items(n, 'more entry', 'more entries')}`,
  },
  /** The last step: facts of what will be signed, before the dialog says it word for word. */
  facts: {
    text: 'Text',
    textValue: (judges: string, entries: string) => `Title, description, ${judges}, ${entries}`,
    notYet: 'known once the steps above are complete',
    noWallet: 'known once a wallet is connected',
    publicForEver: 'Public for ever.',
    publicText:
      'Once signed, the contest stands on the chain under your address. It can be withdrawn, but never changed or deleted.',
  },

  import: {
    open: { judges: 'Import judges', entries: 'Import entries' },
    title: { judges: 'Import judges', entries: 'Import entries' },
    text: {
      judges:
        'Paste addresses, cells of a spreadsheet or a CSV file, or drop a file here. What stands in the field already stays.',
      entries:
        'Paste links, cells of a spreadsheet or a CSV file, or drop a file here. What stands in the field already stays.',
    },
    pasted: 'Lines to read',
    pastedExample: {
      judges: 'address,name\n0x…,Ada\n0x…,Grace',
      entries: 'link,name\nhttps://…,Reading lamp\nhttps://…,Shelf map',
    },
    file: 'Choose a file',
    template: 'Download a template',
    dropHere: 'Drop it: the file is read here and sent nowhere.',
    source: 'Read from',
    wholeLines: 'Whole lines',
    everyItem: { judges: 'Every address on a line', entries: 'Every link on a line' },
    linesAreWhole: 'Commas and semicolons were read as parts of the links.',
    column: (n: number, name: string) => (name ? `Column ${n}: ${name}` : `Column ${n}`),
    header: (line: number) => `Line ${line} names the columns.`,
    found: (good: string, bad: string) => `${good}, ${bad}`,
    nothing: 'Nothing has been read yet.',
    reading: 'Reading the file',
    good: {
      judges: (n: number) => items(n, 'good judge', 'good judges'),
      entries: (n: number) => items(n, 'good entry', 'good entries'),
    },
    bad: (n: number) => items(n, 'bad line', 'bad lines'),
    noBad: 'no bad line',
    repeated: (n: number) =>
      n === 1
        ? '1 line says the same as one above it and is left out.'
        : `${figure(n)} lines say the same as others above them and are left out.`,
    known: (n: number) =>
      n === 1
        ? '1 is in the field already and is not added again.'
        : `${figure(n)} are in the field already and are not added again.`,
    lines: 'Lines that were read',
    lineNumber: 'Line',
    lineText: 'What it says',
    lineVerdict: 'Result',
    isGood: 'Good',
    isBad: 'Bad',
    more: (n: number) => `and ${items(n, 'more line', 'more lines')} like these`,
    take: (n: number) => (n === 0 ? 'Take over' : `Take over ${items(n, 'line', 'lines')}`),
    close: 'Cancel',
    /** What became of an import, said beside the field. */
    done: (added: number) => `${items(added, 'line was', 'lines were')} taken over.`,
    doneKnown: (n: number) => `${items(n, 'was', 'were')} there already.`,
    rest: (n: number) => `Mend ${items(n, 'line that was', 'lines that were')} left out`,
    failed: 'The import could not be loaded. Your connection may have dropped: try again.',
    refused: {
      'too-large': (max: number) =>
        `This is more than ${figure(max)} bytes, the most that is read at once. Cut the list into parts.`,
      'too-many-lines': (lines: number, max: number) =>
        `These are ${figure(lines)} lines; ${figure(max)} is the most that is read at once. Cut the list into parts.`,
      'no-text': 'This file holds no text. In a spreadsheet, save the sheet as CSV first.',
      unreadable: 'This file cannot be read. It may have been moved, or it is a folder. Choose it again.',
    },
    tooMany: {
      judges: (sum: number, max: number) =>
        `With these there would be ${sum} judges; ${max} is the most in one contest. Shorten the list.`,
      entries: (sum: number, max: number) =>
        `With these there would be ${sum} entries; ${max} is the most in one contest. Shorten the list.`,
    },
    reasons: {
      name: 'this is a name, and names are not looked up here, since they can change hands. Use its address instead.',
      empty: 'there is nothing in this column.',
      unclosed: 'a quotation mark is opened and never closed.',
      wide: {
        judges:
          'there are more cells than columns, with an address among them. Put each address on its own line.',
        entries:
          'there are more cells than columns, so a part of the link may have been cut off. Put the link in quotation marks.',
      },
    },
  },

  preview: {
    text: 'This is what your wallet will be asked to sign, word for word. It is public for ever.',
    contest: 'The contest',
    judges: (n: number) => items(n, 'judge', 'judges'),
    entries: (n: number) => items(n, 'entry', 'entries'),
    openEnded: 'no end is set',
    ends: 'Judging ends',
    facts: 'The attestation',
    contract: 'EAS contract',
    schema: 'Schema',
    uid: 'UID',
    uidLater: 'known once it is in a block',
  },
  /** A chain on which nobody has started a contest yet. */
  schemas: {
    title: (chain: string) => `${chain} does not have the schemas of contests yet`,
    text: 'EAS needs to know what a contest and a review consist of. Anybody can register that, once and for everybody. Each of these takes one transaction:',
    names: { contest: 'Schema of contests', evaluation: 'Schema of reviews' },
    register: {
      contest: 'Register the schema of contests',
      evaluation: 'Register the schema of reviews',
    },
    cost: (fee: string) => `The next one costs about ${fee}.`,
    asked: 'Your wallet was asked to register it. This page goes on once it is on the chain.',
    noEas: (chain: string) => `There is no EAS contract on ${chain}`,
    noEasText:
      'Contests and reviews are attestations of the Ethereum Attestation Service. Without its contract this chain cannot hold them: choose another chain.',
  },
  next: {
    loading: 'Looking up the contest that this one follows',
    filled: (title: string) => `Filled in like “${inSentence(title)}”`,
    filledText: 'Change whatever is different this time. The end of judging has to be chosen anew.',
    asking: (title: string) => `Start with what “${inSentence(title)}” had?`,
    askingText: 'There is something in this form already. It would be replaced.',
    fill: 'Replace it',
    leftOut: (n: number) =>
      `${items(n, 'entry', 'entries')} with a line break ${n === 1 ? 'was' : 'were'} left out.`,
    missing: 'The contest that this one was to follow cannot be found. The form is as you left it.',
    failed: 'The contest that this one was to follow could not be loaded',
    tryAgain: 'Try again',
  },
  done: {
    share: 'Share it',
    notify: (title: string) => `“${inSentence(title)}” is started and visible to everyone.`,
  },
  resume: {
    asked: (title: string, at: string) =>
      `On ${at} you were asked to sign “${inSentence(title)}”. This page is looking whether it has happened.`,
    title: 'A contest is on its way',
    notSigned: 'I did not sign it',
  },
};
