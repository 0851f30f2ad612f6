import { inSentence } from '../../text/direction.ts';
import { locale } from './locale.ts';

const figure = (n: number) => n.toLocaleString(locale);
const items = (n: number, one: string, many: string) => `${figure(n)} ${n === 1 ? one : many}`;

/** Words for the start form. */
export const startContestTexts = {
  title: 'Start a contest',
  intro:
    'Three steps and a final check. You see exactly what you sign, and what it costs, before your wallet asks.',
  outline: {
    name: 'Steps',
    what: 'Basics',
    who: 'Judges',
    which: 'Entries',
    sign: 'Check and sign',
    state: { done: 'complete', wrong: 'needs changes', open: 'to do' },
  },
  steps: {
    what: {
      title: 'What is it about?',
      text: 'Entrants, judges and everyone else read this first.',
    },
    who: {
      title: 'Who judges?',
      text: 'Only reviews signed by these addresses count. You can’t change the list later.',
    },
    which: {
      title: 'What is judged?',
      text: 'Every entry is a link, and every judge reviews every entry. You can’t change the list later.',
    },
    sign: {
      title: 'What will be signed?',
      text: 'This page shows you the exact text before your wallet asks.',
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
        : `${figure(good)} of ${items(lines, 'line', 'lines')} ${good === 1 ? 'is' : 'are'} valid`,
    entries: 'Entries',
    entriesHint: 'one link a line',
    entriesExample: 'https://…\nhttps://…',
    entriesHelp: (good: number, lines: number) =>
      good === lines
        ? items(good, 'entry', 'entries')
        : `${figure(good)} of ${items(lines, 'line', 'lines')} ${good === 1 ? 'is' : 'are'} valid`,
    endsAt: 'Judging ends',
    endsAtHint: 'optional',
    endsAtHelp: (zone: string) =>
      `In your time zone, ${zone}. Reviews signed at or after this time don’t count. Leave it empty to keep judging open.`,
    count: (used: number, max: number) => `${used} of ${max}`,
  },
  kept: 'Your draft is saved on this device until you start the contest.',
  notKept: 'This browser can’t save your draft. It will be lost when you close the page.',
  clear: 'Clear the form',
  submit: 'Start contest',
  invalid: (n: number) => `Fix ${items(n, 'field', 'fields')}.`,
  notConnected: 'You will be asked to connect a wallet first. Your draft is kept.',

  /** Errors of a field; `line` precedes errors of judges and entries. */
  line: (line: number, text: string) => `Line ${line}: ${text}`,
  moreProblems: (n: number) => `and ${items(n, 'more line', 'more lines')}`,
  problems: {
    title: {
      required: 'Give the contest a title.',
      tooLong: (length: number, max: number) => `The title has ${length} characters; the maximum is ${max}.`,
    },
    description: {
      required: 'Say what the contest is about.',
      tooLong: (length: number, max: number) =>
        `The description has ${length} characters; the maximum is ${max}.`,
    },
    judges: {
      required: 'Add at least one judge.',
      tooMany: (length: number, max: number) => `The list has ${length} judges; the maximum is ${max}.`,
    },
    entries: {
      required: 'Add at least one entry.',
      tooLong: (length: number, max: number) => `the link has ${length} characters; the maximum is ${max}.`,
      tooMany: (length: number, max: number) => `The list has ${length} entries; the maximum is ${max}.`,
    },
    malformedText: 'this text contains an invalid character. Delete it and type it again.',
    invalidAddress: 'this isn’t an address. An address is 0x followed by 40 characters from 0–9 and a–f.',
    severalAddresses: (n: number) =>
      `this line has ${figure(n)} addresses. Put each on its own line, or use “Import judges”.`,
    severalLinks: (n: number) =>
      `this line has ${figure(n)} links. Put each on its own line, or use “Import entries”.`,
    invalidChecksum: (expected: string) =>
      `the upper- and lowercase letters don’t match the checksum, so a letter may be wrong. Did you mean ${expected}?`,
    zeroAddress: 'this is the zero address, which nobody owns.',
    invalidLink: 'this isn’t a link. A link starts with https:// or http://.',
    unseenInLink:
      'this link contains an invisible character, so it may not lead where it seems to. Copy it from your browser’s address bar.',
    loginInLink: 'this link contains a user name or password, which everyone could read. Remove it.',
    duplicate: (firstLine: number) => `this repeats line ${firstLine}.`,
    inThePast: 'This time has passed. Choose a time in the future.',
    tooFar: 'This is too far in the future. Choose a time before 2038.',
    incomplete: 'Enter both a date and a time.',
  },

  /** The fixed criteria. */
  criteria: {
    name: 'Criteria',
    text: (max: number) =>
      `Judges tick what applies to an entry, and each criterion adds its points, up to ${max}. The criteria are the same in every contest.`,
    worth: (criterion: string, points: number) => `${criterion} +${points}`,
  },

  /** The preview beside the form. */
  look: {
    name: 'Preview',
    text: 'As everyone will see it.',
    noTitle: 'Your title',
    noDescription: 'Your description',
    ends: (when: string) => `ends ${when}`,
    openEnded: 'no end is set',
    judges: (n: number) => items(n, 'judge', 'judges'),
    noJudges: 'No judges yet.',
    noEntries: 'No entries yet.',
    reviews: (n: number) => `0 of ${n}`,
    more: (n: number) => `and ${items(n, 'more entry', 'more entries')}`,
  },
  /** The last step: a summary, before the dialog shows the exact text. */
  facts: {
    text: 'Text',
    textValue: (judges: string, entries: string) => `Title, description, ${judges}, ${entries}`,
    notYet: 'shown once the steps above are complete',
    noWallet: 'shown once a wallet is connected',
    permanentlyPublic: 'Permanently public.',
    publicText:
      'Once signed, the contest is on the chain under your address. You can withdraw it, but never change or delete it.',
  },

  import: {
    open: { judges: 'Import judges', entries: 'Import entries' },
    title: { judges: 'Import judges', entries: 'Import entries' },
    text: {
      judges:
        'Paste addresses, spreadsheet cells or a CSV file, or drop a file here. Lines already in the field are kept. Only the addresses are kept: names and other columns are dropped.',
      entries:
        'Paste links, spreadsheet cells or a CSV file, or drop a file here. Lines already in the field are kept. Only the links are kept: names and other columns are dropped.',
    },
    pasted: 'Lines to import',
    pastedExample: {
      judges: 'address\n0x…\n0x…',
      entries: 'link\nhttps://…\nhttps://…',
    },
    file: 'Choose a file',
    template: 'Download a template',
    dropHere: 'Drop the file. It is read in your browser and not uploaded.',
    source: 'Read from',
    wholeLines: 'Whole lines',
    everyItem: { judges: 'Every address on a line', entries: 'Every link on a line' },
    linesAreWhole: 'Commas and semicolons were treated as part of the links.',
    column: (n: number, name: string) => (name ? `Column ${n}: ${name}` : `Column ${n}`),
    /** The other columns of a table, by their names. */
    notTaken: (names: readonly string[]) => {
      const said = names.filter((name) => name !== '');
      return said.length === 0
        ? 'The other columns are not kept.'
        : `Not kept: ${said.map(inSentence).join(', ')}.`;
    },
    header: (line: number) => `Line ${line} has the column names.`,
    found: (good: string, bad: string) => `${good}, ${bad}`,
    nothing: 'Nothing to import yet.',
    reading: 'Reading the file',
    good: {
      judges: (n: number) => items(n, 'valid judge', 'valid judges'),
      entries: (n: number) => items(n, 'valid entry', 'valid entries'),
    },
    bad: (n: number) => items(n, 'invalid line', 'invalid lines'),
    noBad: 'no invalid lines',
    repeated: (n: number) => `${items(n, 'duplicate line is', 'duplicate lines are')} left out.`,
    known: (n: number) => `${items(n, 'line is', 'lines are')} already in the field and left out.`,
    lines: 'Imported lines',
    lineNumber: 'Line',
    lineText: 'Text',
    lineVerdict: 'Result',
    isGood: 'Valid',
    isBad: 'Invalid',
    more: (n: number) => `and ${items(n, 'more line', 'more lines')} like these`,
    take: {
      judges: (n: number) => (n === 0 ? 'Add judges' : `Add ${items(n, 'judge', 'judges')}`),
      entries: (n: number) => (n === 0 ? 'Add entries' : `Add ${items(n, 'entry', 'entries')}`),
    },
    close: 'Cancel',
    /** The outcome of an import, beside the field. */
    done: (added: number) => `Added ${items(added, 'line', 'lines')}.`,
    doneKnown: (n: number) => `${items(n, 'was', 'were')} already there.`,
    rest: (n: number) => `Fix ${items(n, 'line', 'lines')}`,
    failed: 'The import could not be loaded. Check your connection and try again.',
    refused: {
      'too-large': (max: number) =>
        `This is more than ${figure(max)} bytes, the maximum per import. Split the list.`,
      'too-many-lines': (lines: number, max: number) =>
        `This has ${figure(lines)} lines; the maximum per import is ${figure(max)}. Split the list.`,
      'no-text': 'Unsupported file type. In a spreadsheet, save the sheet as CSV first.',
      unreadable: 'This file can’t be read. It may have been moved, or it may be a folder. Choose it again.',
    },
    tooMany: {
      judges: (sum: number, max: number) =>
        `This would make ${sum} judges; the maximum is ${max}. Shorten the list.`,
      entries: (sum: number, max: number) =>
        `This would make ${sum} entries; the maximum is ${max}. Shorten the list.`,
    },
    reasons: {
      name: 'this is a name, and names aren’t looked up here because they can change owners. Use the address.',
      empty: 'this column is empty.',
      unclosed: 'a quotation mark is never closed.',
      wide: {
        judges:
          'this line has more cells than columns, and one of the extra cells is an address. Put each address on its own line.',
        entries:
          'this line has more cells than columns, so part of the link may be cut off. Put the link in quotation marks.',
      },
    },
  },

  preview: {
    text: 'This is exactly what your wallet will ask you to sign. It is permanently public.',
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
  /** A chain without the contest schemas. */
  schemas: {
    title: (chain: string) => `${chain} doesn’t have the contest schemas yet`,
    text: 'EAS needs schemas that describe a contest and a review. Anyone can register them, once for everyone. Each takes one transaction:',
    names: { contest: 'Contest schema', evaluation: 'Review schema' },
    register: {
      contest: 'Register the contest schema',
      evaluation: 'Register the review schema',
    },
    cost: (fee: string) => `The next one costs about ${fee}.`,
    asked: 'Your wallet asked you to register it. This page continues once it is on the chain.',
    noEas: (chain: string) => `There is no EAS contract on ${chain}`,
    noEasText:
      'Contests and reviews are attestations of the Ethereum Attestation Service (EAS), which is not on this chain. Choose another chain.',
  },
  next: {
    loading: 'Loading the previous contest',
    filled: (title: string) => `Copied from “${inSentence(title)}”`,
    filledText: 'Change what is different this time, and choose when judging ends.',
    asking: (title: string) => `Copy from “${inSentence(title)}”?`,
    askingText: 'This replaces what is already in the form.',
    fill: 'Replace it',
    leftOut: (n: number) =>
      `${items(n, 'entry', 'entries')} with a line break ${n === 1 ? 'was' : 'were'} left out.`,
    missing: 'The previous contest can’t be found. The form is as you left it.',
    failed: 'The previous contest could not be loaded',
    tryAgain: 'Try again',
  },
  done: {
    share: 'Share',
    notify: (title: string) => `“${inSentence(title)}” is started and visible to everyone.`,
  },
  resume: {
    asked: (title: string, at: string) =>
      `On ${at} your wallet asked you to sign “${inSentence(title)}”. This page is checking whether you did.`,
    title: 'A contest is pending',
    notSigned: 'I did not sign it',
  },
};
