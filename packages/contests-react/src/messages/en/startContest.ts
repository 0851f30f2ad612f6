import { inSentence } from '../text/names.ts';
import { locale } from './page.ts';

const figure = (n: number) => n.toLocaleString(locale);
const items = (n: number, one: string, many: string) => `${figure(n)} ${n === 1 ? one : many}`;

/** Messages for the start form. */
export const englishStartContest = {
  title: 'Start a contest',
  intro: 'You see exactly what you sign, and what it costs, before your wallet asks.',
  outline: {
    name: 'Steps',
    basics: 'Basics',
    criteria: 'Criteria',
    judges: 'Judges',
    entries: 'Entries',
    dates: 'Dates',
    sign: 'Check and sign',
    state: { done: 'complete', wrong: 'needs changes', open: 'to do' },
    position: (n: number, count: number) => `${n} of ${count}`,
  },
  /** One sentence below the heading of each step. */
  steps: {
    basics: 'Entrants, judges and everyone else read this first.',
    criteria: 'What should judges look for? Begin with a set and make it yours.',
    judges: 'Only reviews signed by these addresses count.',
    entries: 'List what is judged, take submissions, or do both.',
    dates: 'Each date is public, and the chain enforces it.',
    sign: 'Everything that becomes public, in the order in which people read it.',
  },
  summaries: {
    criteria: (n: number, points: number) =>
      `${items(n, 'criterion', 'criteria')}, ${items(points, 'point', 'points')}`,
    judges: (n: number) => items(n, 'judge', 'judges'),
    entries: (n: number) => items(n, 'entry', 'entries'),
    submissions: 'submissions',
    entriesAndSubmissions: (entries: string) => `${entries} and submissions`,
    ends: (when: string) => `ends ${when}`,
  },
  back: 'Back',
  next: (step: string) => `Continue to ${step}`,
  fields: {
    title: 'Title',
    description: 'Description',
    count: (used: number, max: number) => `${figure(used)} of ${figure(max)}`,
    cover: 'Cover',
    logo: 'Logo',
    rules: 'Rules',
    rulesHelp:
      'Who can enter, and what counts. In Markdown: lists, links in [brackets](https://…), *emphasis*, and headings with ###.',
    rulesPreview: 'Preview the rules',
    noRules: 'No rules yet.',
    links: 'Links',
    linksText: 'Where people ask questions, or find the event.',
    linkLabel: 'Link label',
    linkHref: 'Link address',
    addLink: 'Add link',
    removeLink: (label: string) => `Remove link ${label}`,
    tracks: 'Tracks',
    tracksText: 'Kinds of entries, such as “Games”. A contest can do without.',
    trackName: 'Track name',
    trackAbout: 'What it is for',
    addTrack: 'Add track',
    removeTrack: (name: string) => `Remove track ${name}`,
    prizes: 'Prizes',
    prizesText: 'What can be won. The ranking does not decide who gets them: you do.',
    prizeName: 'Prize',
    prizeAbout: 'What it is',
    prizeTrack: 'For',
    everyone: 'All entries',
    addPrize: 'Add prize',
    removePrize: (name: string) => `Remove prize ${name}`,
    optional: 'optional',
    judges: 'Judges',
    judgesHint: (resolvesNames: boolean) =>
      resolvesNames
        ? 'one a line: address or ENS name, then a name if you like'
        : 'one a line: address, then a name if you like',
    judgesExample: '0x… Ada Park\n0x…',
    judgesHelp: (good: number, lines: number) =>
      good === lines
        ? items(good, 'judge', 'judges')
        : `${figure(good)} of ${items(lines, 'line', 'lines')} ${good === 1 ? 'is' : 'are'} valid`,
    publishesNames: 'Publish the names of the judges',
    publishesNamesText:
      'Each name becomes public beside its address, for good: ask the judges first. Otherwise names stay in your draft, and pages show the profile of a judge or the address.',
    name: 'Name',
    link: 'Link',
    about: 'About',
    track: 'Track',
    noTrack: 'None',
    place: 'Place',
    placeHelp: 'Where it stands at the event, such as “Table 12”.',
    pictures: 'Pictures',
    team: 'Team',
    teamHelp: 'One name a line.',
    addEntry: 'Add entry',
    editEntry: (name: string) => `Edit ${name}`,
    closeEntry: (name: string) => `Close ${name}`,
    removeEntry: (name: string) => `Remove ${name}`,
    entry: (n: number) => `Entry ${n}`,
    list: 'Your entries',
    listText: 'Paste links or cells of a spreadsheet into any of these fields to add many at once.',
    takesSubmissions: 'Take submissions',
    takesSubmissionsText: 'Anyone can submit an entry. You admit those that are judged.',
    submissionsUntil: 'Submissions until',
    opensAt: 'Judging starts',
    opensAtOnce: 'Empty: as soon as you sign.',
    opensAtLater: 'Empty: when submissions end.',
    closesAt: 'Judging ends',
    closesAtHelp: 'Reviews signed at or after this time are refused.',
    isSealed: 'Seal reviews until judging ends',
    isOpenText:
      'Open reviews can be read by everyone as soon as they are signed, and the ranking grows while judges work.',
    isSealedText:
      'Nobody can read a review before. Afterwards each judge, or anyone whom the judge gave the text, reveals it.',
    minimumReviews: 'Reviews for each entry, at least',
    minimumReviewsHelp: 'The result says which entries have fewer. The ranking does not change.',
    allDates: 'All dates at once',
    planned: { weekend: 'This weekend', weeks: 'Two weeks' },
    timeline: 'Timeline',
    /** On the timeline; not the names of the fields. */
    handles: {
      submissionsUntil: 'End of submissions',
      opensAt: 'Start of judging',
      closesAt: 'End of judging',
      revealUntil: 'End of reveals',
    },
    timelineHelp:
      'Drag a handle, or press the arrows for an hour and Page Up or Page Down for a day. The fields below have the minutes.',
    phases: {
      submissions: 'Submissions',
      waiting: 'Before judging',
      judging: 'Judging',
      revealing: 'Revealing',
    },
    revealUntil: 'Reveal until',
    revealUntilHelp: 'A review that was not revealed by then does not count.',
    presets: 'Presets',
    days: (n: number) => (n % 7 === 0 ? items(n / 7, 'week', 'weeks') : items(n, 'day', 'days')),
    zone: (zone: string) =>
      `All times are in your time zone, ${zone}. Your draft keeps the moment, also when you travel.`,
    /** A time on the night of a clock change. */
    twice: (time: string) =>
      `${time} exists twice that night, because clocks are turned back. Which one do you mean?`,
    missing: (time: string) =>
      `${time} does not exist that night, because clocks are turned forward. Which time do you mean?`,
  },
  criteria: {
    templates: 'Sets of criteria',
    names: { classic: 'Classic six', hackathon: 'Hackathon', jury: 'Jury' },
    hackathon: {
      idea: 'Idea',
      execution: 'Execution',
      design: 'Design',
      usefulness: 'Usefulness',
      demo: 'Demo',
    },
    jury: {
      quality: 'Quality',
      originality: 'Originality',
      impact: 'Impact',
      presentation: 'Presentation',
    },
    replaced: 'Your criteria were replaced.',
    undo: 'Undo',
    legend: (n: number) => `Criterion ${n}`,
    label: 'Label',
    maxPoints: 'Maximum',
    weight: 'Weight',
    /** Below a criterion: what judges see. */
    yesOrNo: (points: number) => `Yes or no, ${items(points, 'point', 'points')}`,
    scale: (max: number, weight: number) =>
      weight === 1 ? `0 to ${figure(max)}` : `0 to ${figure(max)}, counts ${figure(weight)} times`,
    anchors: 'What the points mean',
    anchorsText: 'Judges see this beside the criterion.',
    anchorPoints: 'Points',
    anchorText: (points: string) => (points === '' ? 'Meaning' : `Meaning of ${points}`),
    addAnchors: 'Say what the points mean',
    addAnchor: 'Add meaning',
    removeAnchor: (points: string) => `Remove the meaning of ${points}`,
    add: 'Add criterion',
    remove: (label: string) => `Remove ${label}`,
    moveUp: (label: string) => `Move ${label} up`,
    moveDown: (label: string) => `Move ${label} down`,
    /** Said by screen readers. */
    moved: (label: string, position: number, count: number) =>
      `${label} is now number ${figure(position)} of ${figure(count)}.`,
    name: 'Criteria',
  },
  kept: 'Your draft is saved on this device until you start the contest.',
  notKept: 'This browser can’t save your draft. It will be lost when you close the page.',
  clear: 'Clear the form',
  /** The draft as a file. */
  draftFile: {
    save: 'Save as a file',
    open: 'Open a file',
    close: 'Close',
    taken: (title: string) => `Opened “${inSentence(title)}” from a file`,
    asking: (title: string) => `Open “${inSentence(title)}” from the file?`,
    refusedTitle: 'The file can’t be opened',
    refused: {
      tooLarge: (max: number) =>
        `It has more than ${figure(max)} bytes. Choose a file that was saved here. The form is as you left it.`,
      unreadable:
        'It can’t be read as text. It may have been moved, or it may be a folder. The form is as you left it.',
      notJson: 'It isn’t JSON. Choose a file that was saved here. The form is as you left it.',
      wrongField: (field: string) =>
        `Correct “${field}” in the file, or choose another one. The form is as you left it.`,
    },
  },
  submit: 'Start contest',
  invalid: (n: number) => `Fix ${items(n, 'field', 'fields')}.`,
  notConnected: 'You will be asked to connect a wallet first. Your draft is kept.',

  /** Errors of a field; `line` precedes errors of judges. */
  line: (line: number, text: string) => `Line ${line}: ${text}`,
  moreProblems: (n: number) => `and ${items(n, 'more line', 'more lines')}`,
  problems: {
    title: { required: 'Give the contest a title.' },
    description: { required: 'Say what the contest is about.' },
    criteria: { required: 'Add at least one criterion, or choose a set.', label: 'Name the criterion.' },
    judges: { required: 'Add at least one judge.' },
    entries: {
      required: 'Add at least one entry, or take submissions.',
      name: 'Give the entry a name.',
      links: 'Each link needs a label and an address that starts with https:// or http://.',
    },
    named: 'Give it a name.',
    tooLong: (length: number, max: number) =>
      `this has ${figure(length)} characters; the maximum is ${figure(max)}.`,
    tooMany: (length: number, max: number) =>
      `The list has ${figure(length)}; the maximum is ${figure(max)}.`,
    outOfRange: (min: number, max: number) => `Enter a whole number from ${figure(min)} to ${figure(max)}.`,
    malformedText: 'this text contains an invalid character. Delete it and type it again.',
    invalidAddress: 'this isn’t an address. An address is 0x followed by 40 characters from 0–9 and a–f.',
    isName: (name: string, resolvesNames: boolean) =>
      resolvesNames
        ? `${name} is a name. Replace it by its address, which is looked up below.`
        : `${name} is a name, and this site can’t look up names. Enter the address.`,
    addressFirst: (address: string) => `write the address first: ${address}, then the name.`,
    severalAddresses: (n: number) =>
      `this line has ${figure(n)} addresses. Put each on its own line, or use “Import judges”.`,
    invalidChecksum: (expected: string) =>
      `the upper- and lowercase letters don’t match the checksum, so a letter may be wrong. Did you mean ${expected}?`,
    zeroAddress: 'this is the zero address, which nobody owns.',
    invalidLink: 'this isn’t a link. A link starts with https:// or http://.',
    unseenInLink:
      'this link contains an invisible character, so it may not lead where it seems to. Copy it from your browser’s address bar.',
    loginInLink: 'this link contains a user name or password, which everyone could read. Remove it.',
    duplicateLine: (line: number) => `this repeats line ${line}.`,
    duplicateLink: 'Another entry has the same link.',
    duplicateName: 'Another one has the same name.',
    inThePast: 'This time has passed. Choose a time in the future.',
    tooFar: 'This is too far in the future. Choose a time before 2038.',
    incomplete: 'Enter both a date and a time.',
    outOfOrder: {
      submissionsUntil: 'Choose a time when submissions have ended.',
      opensAt: 'Choose a time after judging starts.',
      closesAt: 'Choose a time after judging ends.',
      revealUntil: 'Choose an earlier time.',
    },
    tooLarge: (bytes: number, max: number) =>
      `The texts have ${figure(bytes)} bytes; ${figure(max)} fit into a contest. Shorten the description, or what you say about entries.`,
    unreadable: 'The texts can’t be read back. Check them for unusual characters.',
  },

  /** The preview beside the form. */
  look: {
    name: 'Preview',
    text: 'As everyone will see it.',
    form: 'The judge’s form',
    formText: 'as you type',
    noCriteria: 'Name a criterion to see the form.',
    noTitle: 'Your title',
    noDescription: 'Your description',
    judges: (n: number) => items(n, 'judge', 'judges'),
    noJudges: 'No judges yet.',
    noEntries: 'No entries yet.',
    submissions: 'Anyone can submit an entry.',
    reviews: (n: number) => `0 of ${n}`,
    more: (n: number) => `and ${items(n, 'more entry', 'more entries')}`,
    sizeName: 'Size of the texts',
    size: (bytes: number, max: number) => `Texts: ${figure(bytes)} of ${figure(max)} bytes`,
    sizeOver: (bytes: number) => `${items(bytes, 'byte', 'bytes')} too many`,
  },
  /** The contest as it will be public, in the last step and in the dialog. */
  letter: {
    untitled: 'No title yet',
    cover: (alt: string) => (alt === '' ? 'Cover' : `Cover: ${alt}`),
    logo: (alt: string) => (alt === '' ? 'Logo' : `Logo: ${alt}`),
    rules: 'Rules',
    links: 'Links',
    tracks: 'Tracks',
    prizes: 'Prizes',
    prizeFor: (prize: string, track: string) => `${prize}, for ${track}`,
    criteria: 'Criteria',
    criterion: (label: string, what: string) => `${label}: ${what}`,
    judges: (n: number) => items(n, 'judge', 'judges'),
    entries: (n: number) => items(n, 'entry', 'entries'),
    track: (name: string) => `Track: ${name}`,
    place: (place: string) => `Place: ${place}`,
    team: (names: string) => `Team: ${names}`,
    picture: (alt: string) => `Picture: ${alt}`,
    pictureWithoutText: 'Picture without alternative text',
    dates: 'Dates',
    submissionsUntil: 'Submissions until',
    opensAt: 'Judging starts',
    closesAt: 'Judging ends',
    revealUntil: 'Reveal until',
    sealed: 'Reviews are sealed until judging ends.',
    open: 'Everyone can read reviews as soon as they are signed.',
    takesSubmissions: 'Anyone can submit an entry, and you admit those that are judged.',
    minimumReviews: (n: number) => `Each entry should have at least ${items(n, 'review', 'reviews')}.`,
    missing: 'not chosen yet',
  },
  /** The last step: facts beside the letter. */
  facts: {
    notYet: 'shown once the steps before are complete',
    noWallet: 'shown once a wallet is connected',
    permanentlyPublic: 'Permanently public.',
    publicText: 'Once signed, the contest is on the chain under your address. Nobody can delete it.',
    later: 'What you can change afterwards',
    laterItems: {
      never:
        'Title, texts, pictures, links, tracks, prizes, criteria, published names of judges, and whether reviews are sealed: never. You can add notes.',
      entries: (until: string) => `Entries: add others, or disqualify one, until judging ends (${until}).`,
      entriesSealed: (until: string) =>
        `Entries: add others until judging ends (${until}), and disqualify one until reveals end.`,
      judges: (until: string) =>
        `Judges: add others until judging ends (${until}); remove one until the first review after judging has started.`,
      dates: 'Dates: postpone each one before it passes, by at most 14 days in all.',
      withdraw: 'The whole contest: withdraw it until the first review after judging has started.',
    },
  },

  /** The acts after the start of a large contest. */
  later: {
    title: (n: number) => `You confirm ${figure(n)} times`,
    text: 'One transaction starts a contest with at most 200 entries and 100 judges. The others follow right after it, one confirmation after another. Until then this browser keeps them, also if you close the page. To continue in another browser, save the draft as a file.',
    start: 'The start, as above',
    entries: (n: number) => items(n, 'more entry', 'more entries'),
    judges: (n: number) => items(n, 'more judge', 'more judges'),
    cost: (bytes: number, fee: string) => `${figure(bytes)} bytes, at most about ${fee}`,
    notKept:
      'This browser can’t keep the entries and judges that follow the start, so nothing was signed. Allow this site to store data, or shorten the lists.',
  },

  import: {
    open: { judges: 'Import judges', entries: 'Import entries' },
    title: { judges: 'Import judges', entries: 'Import entries' },
    text: {
      judges:
        'Paste addresses, names, spreadsheet cells or a CSV file, or drop a file here. You see what is kept before anything is added. Lines already in the field are kept.',
      entries:
        'Paste links, spreadsheet cells or a CSV file, or drop a file here. You see what is kept before anything is added. Entries already in the form are kept.',
    },
    pasted: 'Lines to import',
    pastedExample: {
      judges: 'address,name\n0x…,Ada Park\n0x…,Ben Ode',
      entries: 'name,link\nLamp,https://…\nShelf,https://…',
    },
    file: 'Choose a file',
    template: 'Download a template',
    dropHere: 'Drop the file. It is read in your browser and not uploaded.',
    source: 'Read from',
    wholeLines: 'Whole lines',
    everyItem: { judges: 'Every address on a line', entries: 'Every link on a line' },
    table: 'Columns of the table',
    linesAreWhole: 'Commas and semicolons were treated as part of the links.',
    column: (n: number, name: string) => (name ? `Column ${n}: ${name}` : `Column ${n}`),
    /** The roles in which a column can be kept. */
    roles: {
      address: 'Address',
      name: 'Name',
      link: 'Link',
      about: 'About',
      track: 'Track',
      place: 'Place',
      team: 'Team',
      links: 'Links',
      picture: 'Picture',
    },
    kept: 'Columns that are kept',
    notKept: 'Not kept',
    choose: 'Choose a column',
    ask: {
      address: 'Several columns could have the judges’ addresses. Choose one.',
      name: 'Several columns could have the names. Choose one, or keep none.',
      link: 'Several columns could have the links. Choose one.',
      about: 'Several columns could have the texts. Choose one, or keep none.',
      track: 'Several columns could have the tracks. Choose one, or keep none.',
      place: 'Several columns could have the places. Choose one, or keep none.',
    },
    /** The other columns of a table, by their names. */
    notTaken: (names: readonly string[]) => {
      const said = names.filter((name) => name !== '');
      return said.length === 0
        ? 'The other columns are not kept.'
        : `Not kept: ${said.map(inSentence).join(', ')}.`;
    },
    neverTaken: 'Email addresses and other personal data are never imported.',
    takesTeam: 'Take the names of the teams',
    takesTeamText:
      'They become public with the entries, for good: ask the teams first. Otherwise names stay in your file.',
    drafts: (n: number) =>
      n === 1
        ? '1 project was not submitted and is left out.'
        : `${figure(n)} projects were not submitted and are left out.`,
    shortened: (n: number, limit: number) =>
      `${items(n, 'text is', 'texts are')} shortened to ${figure(limit)} characters; the link leads to the whole.`,
    /** Pictures that are dropped together with the list. */
    pictures: {
      matched: (n: number) =>
        n === 1
          ? '1 picture will be added to its entry.'
          : `${figure(n)} pictures will be added to their entries.`,
      missing: (n: number) =>
        n === 1
          ? '1 picture is missing: drop its file here.'
          : `${figure(n)} pictures are missing: drop their files here.`,
      unused: (n: number) => `${items(n, 'file has', 'files have')} a name that the list doesn’t have.`,
      storing: (done: number, all: number) => `Storing pictures: ${figure(done)} of ${figure(all)}`,
      notPossible: 'This site stores no pictures: they are left out.',
      failed: (names: readonly string[]) =>
        `Not added: ${names.map(inSentence).join(', ')}. Add these pictures at their entries.`,
      links:
        'Pictures that are only links are left out, because this page fetches nothing from other sites. Drop their files here, and name the files in the column.',
    },
    /** At the end of the text of an entry. */
    enteredFor: (names: readonly string[]) => `Entered for: ${names.map(inSentence).join(', ')}.`,
    newTracks: (names: readonly string[]) => `New tracks: ${names.map(inSentence).join(', ')}.`,
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
    known: (n: number) => `${items(n, 'line is', 'lines are')} already in the form and left out.`,
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
      name: 'this is a name, and this site can’t look up names. Use the address.',
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
    textOfFirst: (n: number) =>
      `Your wallet will ask you ${figure(n)} times: for the start, exactly as it is here, then for what follows it. All of it is permanently public.`,
    contest: 'The contest',
    facts: 'The attestation',
    texts: 'Texts',
    stored: (size: string) =>
      `${size}, stored on this site before you sign; the attestation has their hash and this address:`,
    contract: 'EAS contract',
    schema: 'Schema',
    resolver: 'Resolver',
    uid: 'UID',
    uidLater: 'known once it is in a block',
  },
  /** A chain without the protocol's contract and schemas. */
  protocol: {
    title: (chain: string) => `${chain} isn’t set up for contests yet`,
    text: 'Contests need a contract that enforces their rules, and schemas that describe their acts. Anyone can create them, once for everyone. It takes one transaction:',
    contract: 'Contract that enforces the rules',
    schemas: (n: number) => items(n, 'schema', 'schemas'),
    deploy: 'Set up the chain',
    cost: (fee: string) => `This costs about ${fee}.`,
    asked: 'Your wallet asked you to set up the chain. This page continues once it is done.',
    noEas: (chain: string) => `There is no EAS contract on ${chain}`,
    noEasText:
      'Contests and reviews are attestations of the Ethereum Attestation Service (EAS), which is not on this chain. Choose another chain.',
    unable: (chain: string) => `${chain} can’t be set up in one transaction`,
    unableText:
      'The chain lacks Multicall3 or the deployment proxy, or this site was built for another contract.',
  },
  copy: {
    loading: 'Loading the previous contest',
    filled: (title: string) => `Copied from “${inSentence(title)}”`,
    filledText: 'Change what is different this time, and check the dates.',
    asking: (title: string) => `Copy from “${inSentence(title)}”?`,
    askingText: 'This replaces what is already in the form.',
    fill: 'Replace it',
    leftOut: 'Pictures that are only named by a link can’t be copied.',
    unread: 'The texts of the previous contest can’t be read, so they are missing here.',
    missing: 'The previous contest can’t be found. The form is as you left it.',
    failed: 'The previous contest could not be loaded',
    tryAgain: 'Try again',
  },
  done: {
    share: 'Share',
    /** To the acts that follow the start. */
    goOn: 'Go on',
    notify: (title: string) => `“${inSentence(title)}” is started and visible to everyone.`,
  },
  resume: {
    asked: (title: string, at: string) =>
      `On ${at} your wallet asked you to sign “${inSentence(title)}”. This page is checking whether you did.`,
    title: 'A contest is pending',
    notSigned: 'I did not sign it',
  },
};
