import type { Messages } from './messages.ts';
import { inSentence } from './text/names.ts';

// One file with every text of this package, in the order of en.ts; docs/translations.md has the glossary.

export const locale = 'de';

const listOf = new Intl.ListFormat(locale, { type: 'conjunction' });
const figure = (n: number) => n.toLocaleString(locale);
const count = (n: number, one: string, many: string) => `${figure(n)} ${n === 1 ? one : many}`;

const silentScan = 'Der Index der Attestierungen antwortet nicht richtig.';
const days = 90;

export const accountEditor: Messages['accountEditor'] = {
  title: 'Ihr Profil',
  intro: 'Das sehen andere, wenn sie Ihre Adresse öffnen. Nur Ihre Wallet kann es ändern.',
  loading: 'Ihr Profil wird geladen',
  failed: 'Ihr Profil konnte nicht geladen werden',
  tryAgain: 'Erneut versuchen',
  connect: {
    title: 'Wessen Profil?',
    text: 'Verbinden Sie eine Wallet, um ihr Profil zu laden. Sie müssen nichts signieren.',
    act: 'Wallet verbinden',
  },
  unavailable: {
    title: (chain) => `Auf ${chain} gibt es noch keine Profile`,
    text: 'Wettbewerbe und Bewertungen funktionieren ohne sie.',
  },
  replaces: {
    elsewhere: (href) =>
      `Ihr Profil liegt unter ${href}; diese Seite lädt es nicht. Beim Speichern wird es ersetzt.`,
    unreadable: 'Ihr bisheriges Profil ist nicht lesbar. Beim Speichern wird es ersetzt.',
  },
  fields: {
    name: 'Name',
    about: 'Über mich',
    picture: 'Bild',
    choosePicture: 'Bild auswählen',
    pictureHelp:
      'Ihr Browser schneidet es quadratisch zu und verkleinert es, denn jedes Byte auf der Chain kostet eine Gebühr.',
    pictureSize: (kilobytes) => `${kilobytes} kB`,
    pictureElsewhere: 'Ihr Bild liegt woanders und wird als Link gezeigt:',
    shrinking: 'Das Bild wird verkleinert',
    removePicture: 'Entfernen',
    preview: 'Ihr Bild, wie andere es sehen werden',
    website: 'Website',
    websiteHint: 'beginnt mit https://',
    x: 'X',
    telegram: 'Telegram',
    accountHint: 'Ihr Benutzername',
    count: (used, max) => `${used} von ${max}`,
  },
  problems: {
    name: (length, max) => `Der Name hat ${length} Zeichen; erlaubt sind höchstens ${max}.`,
    about: (length, max) => `Dieser Text hat ${length} Zeichen; erlaubt sind höchstens ${max}.`,
    website: 'Das ist keine Webadresse, die mit https:// beginnt.',
    x: 'Ein Benutzername bei X hat höchstens 15 Buchstaben, Ziffern und Unterstriche.',
    telegram:
      'Ein Benutzername bei Telegram beginnt mit einem Buchstaben und hat 4 bis 32 Buchstaben, Ziffern und Unterstriche.',
    size: {
      picture: (bytes, max) =>
        `Mit diesem Bild hat das Profil ${bytes} Bytes; erlaubt sind höchstens ${max}. Entfernen Sie es oder wählen Sie ein anderes.`,
      texts: (bytes, max) =>
        `Das Profil hat ${bytes} Bytes; erlaubt sind höchstens ${max}. Kürzen Sie den Text.`,
      kept: (bytes, max) =>
        `Das Profil hat ${bytes} Bytes; erlaubt sind höchstens ${max}. Vieles davon steht in Feldern anderer Apps, die diese Seite nicht kennt.`,
    },
  },
  keptFields: {
    names: (names) => `Felder anderer Apps: ${names}`,
    more: (names, n) => `${names} und ${n} ${n === 1 ? 'weiteres' : 'weitere'}`,
    leaveOut: 'Diese Felder entfernen',
    leftOut: 'Felder anderer Apps werden beim Speichern entfernt.',
    keep: 'Behalten',
  },
  invalid: (n) => (n === 1 ? 'Korrigieren Sie bitte ein Feld.' : `Korrigieren Sie bitte ${n} Felder.`),
  unchanged: 'Es hat sich nichts geändert.',
  submit: 'Profil speichern',
  permanentlyPublic: 'Dauerhaft öffentlich: Frühere Fassungen bleiben in der Geschichte der Chain lesbar.',
  discard: 'Änderungen verwerfen',
  kept: 'Ihr Entwurf ist auf diesem Gerät gespeichert, bis Sie das Profil speichern.',
  notKept:
    'Dieser Browser kann Ihren Entwurf nicht speichern. Er geht verloren, wenn Sie die Seite schließen.',
  toAccount: 'Zu Ihrem Konto',

  preview: {
    text: 'Genau das wird Ihre Wallet Sie signieren lassen. Es ist dauerhaft öffentlich: Auch wenn Sie es später ändern, bleiben frühere Fassungen in der Geschichte der Chain lesbar.',
    profile: 'Das Profil',
    nothing: 'Nichts: Das Profil wird leer sein.',
    keptFields: 'Bleibt unverändert',
    facts: 'Die Transaktion',
    contract: 'Vertrag der Profile',
  },
  done: {
    notify: 'Ihr Profil ist gespeichert und für alle sichtbar.',
    see: 'Ansehen',
  },
  resume: {
    title: 'Ihr Profil ist unterwegs',
    asked: (at) =>
      `Am ${at} hat Ihre Wallet Sie gebeten, Ihr Profil zu signieren. Diese Seite prüft, ob Sie es getan haben.`,
    notSigned: 'Ich habe es nicht signiert',
  },
};

export const ownContests: Messages['ownContests'] = {
  title: 'Ihr nächster Schritt',
  others: 'Danach',
  nothing: 'Nichts wartet auf Sie.',
  nothingLately: 'In Ihren neuesten Wettbewerben wartet nichts auf Sie.',
  loading: 'Ihre nächsten Schritte werden geladen',
  incomplete: 'Einige Ihrer Wettbewerbe konnten nicht gelesen werden',
  tryAgain: 'Erneut versuchen',
  until: (at) => `Bis ${at}`,
  steps: {
    review: (n, title) => `${n === 1 ? '1 Beitrag' : `${n} Beiträge`} von „${inSentence(title)}“ bewerten`,
    reveal: (n, title) =>
      `${n === 1 ? '1 Bewertung' : `${n} Bewertungen`} in „${inSentence(title)}“ offenlegen`,
    admit: (n, title) =>
      `${n === 1 ? '1 Einreichung' : `${n} Einreichungen`} von „${inSentence(title)}“ zulassen`,
    remind: (n, title) =>
      `Jury von „${inSentence(title)}“ erinnern: ${n === 1 ? '1 Bewertung fehlt' : `${n} Bewertungen fehlen`}`,
    'remind-reveal': (n, title) =>
      `Jury von „${inSentence(title)}“ erinnern: ${n === 1 ? '1 Bewertung ist' : `${n} Bewertungen sind`} nicht offengelegt`,
    judges: (title) => `Jury zu „${inSentence(title)}“ hinzufügen`,
    entries: (title) => `Beiträge zu „${inSentence(title)}“ hinzufügen`,
    assign: (title) => `Festlegen, wer in „${inSentence(title)}“ was bewertet`,
    awards: (title) => `Sagen, wer die Preise von „${inSentence(title)}“ bekommt`,
    refused: (title) => `Ihren Beitrag zu „${inSentence(title)}“ ändern: Er wurde nicht zugelassen`,
    waiting: (title) => `Ihr Beitrag zu „${inSentence(title)}“ wartet auf den Veranstalter`,
  },
  acts: {
    review: 'Bewerten',
    reveal: 'Offenlegen',
    desk: 'Wettbewerb öffnen',
    entry: 'Ihren Beitrag öffnen',
  },
  entered: {
    title: 'Eingereichte Beiträge',
    loading: 'Die Beiträge werden geladen',
    none: 'Noch keine.',
    failed: 'Die Beiträge konnten nicht geladen werden',
    unread: 'Dieser Wettbewerb konnte nicht gelesen werden.',
  },
};

export const accounts: Messages['accounts'] = {
  title: 'Konto',
  copy: (address) => `Adresse ${address} kopieren`,
  copied: 'Kopiert',
  notCopied: 'Nicht kopiert',
  explorer: 'Im Explorer ansehen',
  edit: 'Profil bearbeiten',
  chains: 'Chain',
  links: 'Links',
  website: 'Website',
  x: (name) => `@${name} auf X`,
  telegram: (name) => `@${name} auf Telegram`,
  pictureElsewhere: 'Bild',
  picture: (name) => `Bild von ${name}`,
  ownMessages: 'Vom Inhaber des Kontos geschrieben, nicht geprüft.',
  lookAlike: {
    title: 'Vergleichen Sie die ganze Adresse',
    text: (n) =>
      n === 1
        ? 'Ein anderes Konto, das Sie hier gesehen haben, beginnt und endet gleich:'
        : `${n} andere Konten, die Sie hier gesehen haben, beginnen und enden gleich:`,
  },
  imitation: {
    address: 'Dieser Name sieht wie eine Adresse aus',
    'mixed-alphabets': 'Dieser Name mischt Buchstaben aus mehreren Alphabeten',
    text: 'Jeder kann jeden Namen wählen. Nur die Adresse sagt, wessen Konto das ist.',
  },
  loading: 'Das Profil wird geladen',
  failed: 'Das Profil konnte nicht geladen werden',
  none: 'Dieses Konto hat kein Profil.',
  noneOwn: 'Sie haben noch kein Profil.',
  unavailable: (chain) =>
    `Auf ${chain} gibt es noch keine Profile. Wettbewerbe und Bewertungen funktionieren ohne sie.`,
  elsewhere: 'Dieses Profil liegt woanders und wird hier nicht geladen. Das Konto nennt diesen Link:',
  unreadable: 'Dieses Profil ist nicht lesbar.',
  tryAgain: 'Erneut versuchen',
  loadingLists: 'Wettbewerbe und Bewertungen dieses Kontos werden geladen',
  unreadableRows: (n) =>
    n === 1 ? 'Eine Attestierung war nicht lesbar.' : `${n} Attestierungen waren nicht lesbar.`,

  started: {
    title: 'Gestartete Wettbewerbe',
    loading: 'Die Wettbewerbe werden geladen',
    none: 'Noch keine.',
    failed: 'Die Wettbewerbe konnten nicht geladen werden',
  },
  judging: {
    title: 'Zu bewerten',
    loading: 'Wettbewerbe werden gesucht',
    none: 'In keinem offenen Wettbewerb gehört dieses Konto zur Jury.',
    noneLeft: 'Keine Beiträge mehr zu bewerten.',
    done: (n) =>
      n === 1
        ? 'Ein weiterer offener Wettbewerb ist fertig bewertet.'
        : `${n} weitere offene Wettbewerbe sind fertig bewertet.`,
    failed: 'Die Wettbewerbe konnten nicht geladen werden',
    searched: (n, total) => `${n} von ${count(total, 'Wettbewerb', 'Wettbewerben')} durchsucht.`,
    searchOn: 'Weitersuchen',
    unknown: 'Was noch fehlt, konnte nicht geladen werden.',
    meter: 'Bewertete Beiträge',
    reviewed: (done, total) => `${done} von ${count(total, 'Beitrag', 'Beiträgen')} bewertet`,
  },
  given: {
    title: 'Abgegebene Bewertungen',
    intro: 'So, wie sie signiert wurden. Welche zählen, steht auf der Seite des Wettbewerbs.',
    loading: 'Die Bewertungen werden geladen',
    none: 'Noch keine.',
    failed: 'Die Bewertungen konnten nicht geladen werden',
    points: (n) => count(n, 'Punkt', 'Punkte'),
    withdrawn: 'Zurückgezogen',
    replaced: 'Ersetzt',
    replacedReviews: (n) =>
      n === 1
        ? 'Eine frühere Bewertung, durch diese ersetzt'
        : `${n} frühere Bewertungen, durch diese ersetzt`,
    contest: (title) => `In „${inSentence(title)}“`,
    unknownContest: 'In einem unbekannten Wettbewerb',
    hiddenContest: 'In einem Wettbewerb, den der Betreiber dieser Website ausblendet',
  },

  notAnAddress: {
    title: 'Keine Adresse',
    text: 'Die Adresse eines Kontos ist 0x, gefolgt von 40 Zeichen aus 0–9 und a–f. Der Link ist vielleicht unvollständig.',
  },
};

export const acts: Messages['acts'] = {
  subjects: {
    enter: (title) => `Einreichung: ${inSentence(title)}`,
    admit: (title) => `Zulassung: ${inSentence(title)}`,
    list: (title) => `Weitere Beiträge: ${inSentence(title)}`,
    judges: (title) => `Jury: ${inSentence(title)}`,
    disqualify: (title) => `Disqualifikation: ${inSentence(title)}`,
    postpone: (title) => `Verschiebung: ${inSentence(title)}`,
    recuse: (title) => `Enthaltung: ${inSentence(title)}`,
    note: (title) => `Notiz: ${inSentence(title)}`,
    withdraw: (title) => `Rückzug: ${inSentence(title)}`,
  },
  pending: {
    asked: 'Ihre Wallet hat Sie gebeten, dies zu signieren. Wenn Sie es getan haben, zeigt es diese Seite',
    sent: 'Dies wurde gesendet und zählt, sobald es auf der Chain ist',
    'on-chain': 'Dies ist auf der Chain und gleich für alle sichtbar',
  },
  done: {
    enter: 'Ihre Einreichung ist für alle sichtbar',
    admit: 'Die Zulassung ist für alle sichtbar',
    list: 'Die Beiträge sind hinzugefügt',
    judges: 'Die Jury hat sich geändert',
    disqualify: 'Der Beitrag ist disqualifiziert',
    postpone: 'Der Wettbewerb ist verschoben',
    recuse: 'Sie haben sich bei diesem Beitrag enthalten',
    note: 'Die Notiz ist veröffentlicht',
    withdraw: 'Es ist zurückgezogen',
  },
};

export const chainCheck: Messages['chainCheck'] = {
  title: 'Prüfen',
  read: (block) => `Stand: Block ${block}`,
  check: 'Mit der Chain abgleichen',
  cancel: 'Abbrechen',
  json: 'JSON herunterladen',
  csv: 'CSV herunterladen',
  reviewsCsv: 'Bewertungen als CSV',
  downloadFailed:
    'Die Datei konnte nicht erstellt werden: Die Chain ist nicht erreichbar oder Ihre Verbindung ist abgebrochen. Versuchen Sie es gleich noch einmal.',
  checking: 'Abgleich mit der Chain läuft',
  agrees: (block) => `Stimmt mit der Chain bei Block ${block} überein`,
  word: {
    confirmed: (host, other) => `${host} und ${other} sagen dasselbe.`,
    claimed: (host) => `Das sagt ${host}. Kein Endpunkt eines anderen Hosts hat es bestätigt.`,
    disputed: (host, other) =>
      `${other ? `${host} und ${other} nennen verschiedene Blöcke oder Vorgänge` : `${host} hat jetzt einen anderen Block`}, deshalb war der Abgleich nicht möglich. Versuchen Sie es gleich noch einmal.`,
  },
  line: {
    follows: (n) =>
      n === 0
        ? 'Geprüft: Noch zählt keine Bewertung.'
        : `Geprüft: Diese Rangliste folgt aus ${count(n, 'signierten Bewertung', 'signierten Bewertungen')}.`,
    claimed: (n) =>
      n === 0
        ? 'Laut einem Endpunkt zählt noch keine Bewertung.'
        : `Laut einem Endpunkt folgt diese Rangliste aus ${count(n, 'signierten Bewertung', 'signierten Bewertungen')}.`,
    disputed: (host, other) =>
      other
        ? `${host} und ${other} sagen Verschiedenes über diesen Wettbewerb`
        : `${host} antwortet jetzt anders`,
    behind: 'Die neuesten Bewertungen fehlen hier noch',
    unreachable: 'Die Prüfung war jetzt nicht möglich',
  },
  behind: 'Der Index ist im Rückstand',
  behindText: (n, scan) =>
    n === 1
      ? `Eine Attestierung ist auf der Chain, aber noch nicht im Index von ${scan}.`
      : `${n} Attestierungen sind auf der Chain, aber noch nicht im Index von ${scan}.`,
  leftOut: 'Der Index hat etwas ausgelassen',
  leftOutText: (n, scan) =>
    n === 1
      ? `Eine Attestierung fehlt im Index von ${scan} und müsste längst dort sein.`
      : `${n} Attestierungen fehlen im Index von ${scan} und müssten längst dort sein.`,
  altered: 'Der Index hat etwas verändert',
  alteredText: (n, scan) =>
    n === 1
      ? `Eine Attestierung ist im Index von ${scan} anders als auf der Chain.`
      : `${n} Attestierungen sind im Index von ${scan} anders als auf der Chain.`,
  unreachable: 'Die Chain ist nicht erreichbar',
  unreachableText:
    'Der Abgleich war nicht möglich; ein Fehler ist also nicht bekannt. Versuchen Sie es gleich noch einmal.',
  named: 'Zeigen, welche',
  unchecked: 'Noch nicht geprüft',
  differs: 'Stimmt nicht mit der Chain überein',
  ordering: 'Die Reihenfolge von zwei Bewertungen wird geprüft …',
  ask: (requests) =>
    requests === null ? 'Abgleichen (mehr als 100 Anfragen)' : `Abgleichen (etwa ${requests} Anfragen)`,
  readFromChain: 'Stattdessen von der Chain lesen',
};

export const contest: Messages['contest'] = {
  loading: 'Der Wettbewerb wird geladen',
  reading: (n) => `${count(n, 'Bewertung wird', 'Bewertungen werden')} gelesen`,
  share: 'Teilen',
  wholeTitle: 'Ganz zeigen',

  follow: 'Folgen',
  followAbout: 'Trägt die Termine in Ihren Kalender ein',
  seeWinner: 'Sieger ansehen',
  seeResult: 'Ergebnis ansehen',
  winners: 'Ergebnis',

  entries: {
    name: 'Beiträge',
    intro: 'Noch hat niemand einen Beitrag bewertet.',
    introFinal: 'Niemand hat einen Beitrag bewertet.',
    introBefore: 'Die Bewertung hat noch nicht begonnen.',
    introSealed: 'Die Bewertungen sind versiegelt. Die Rangliste beginnt, sobald sie offengelegt werden.',
  },

  ranking: {
    name: 'Rangliste',
    intro: (max) => `Die Rangliste richtet sich nach dem Mittelwert der Punkte, 0 bis ${max}.`,
    rank: 'Rang',
    entry: 'Beitrag',
    points: 'Punkte',
    reviews: 'Bewertungen',
    more: 'Mehr',
    fewer: (n) => `weniger als ${n} ${n === 1 ? 'Bewertung' : 'Bewertungen'}`,
    coverage: (reviews, judges) => `${reviews} von ${judges}`,
    sealed: (sealed, possible) => `${sealed} von ${possible} versiegelt`,
    reviewsOf: (n) => (n === 1 ? 'Bewertung' : 'Bewertungen'),
    show: (entry) => `Bewertungen von ${entry} zeigen`,
    hide: (entry) => `Bewertungen von ${entry} ausblenden`,
    loading: 'Die Bewertungen werden geladen',
    failed: 'Die Bewertungen konnten nicht geladen werden. Prüfen Sie Ihre Verbindung.',
  },

  act: {
    asJudge: 'Als Jurymitglied bewerten',
    failed: 'Das Formular konnte nicht geladen werden. Prüfen Sie Ihre Verbindung.',
  },

  loadRest: 'Den Rest der Seite laden',
};

export const judgeActs: Messages['judgeActs'] = {
  review: 'Bewerten',
  reviewEntry: (entry) => `${entry} bewerten`,
  change: 'Ändern',
  changeEntry: (entry) => `Bewertung von ${entry} ändern`,
  withdraw: 'Zurückziehen',
  withdrawEntry: (entry) => `Bewertung von ${entry} zurückziehen`,
};

export const reviewsFailed: Messages['reviewsFailed'] = {
  title: 'Die Bewertungen konnten nicht geladen werden',
  text: silentScan,
  tryAgain: 'Erneut versuchen',
  read: 'Stattdessen von der Chain lesen',
  textCostly: (requests) =>
    requests === null
      ? 'Der Index antwortet nicht, und von der Chain zu lesen braucht mehr als 100 Anfragen.'
      : `Der Index antwortet nicht, und von der Chain zu lesen braucht etwa ${requests} Anfragen.`,
  readCostly: 'Stattdessen von der Chain lesen',
};

export const contestMissing: Messages['contestMissing'] = {
  notFound: {
    title: 'Kein solcher Wettbewerb',
    text: (chain) =>
      `Auf ${chain} gibt es keine Attestierung mit dieser UID. Prüfen Sie, ob der Link vollständig kopiert wurde.`,
  },
  notFoundUnchecked: {
    title: 'Kein solcher Wettbewerb',
    text: (chain) =>
      `Der Index kennt diese UID nicht, und ${chain} ist nicht erreichbar. Ein neuer Wettbewerb erscheint vielleicht erst nach einem Moment.`,
  },
  notAContest: {
    title: 'Diese Attestierung ist kein Wettbewerb',
    text: 'Es gibt eine Attestierung mit dieser UID, aber sie ist kein gültiger Wettbewerb.',
    open: 'Attestierung ansehen',
  },
  notIndexed: {
    title: 'Noch nicht im Index',
    text: 'Der Wettbewerb ist auf der Chain, aber noch nicht im Index. Diese Seite öffnet ihn, sobald er dort ist.',
    read: 'Jetzt von der Chain lesen',
  },
  failed: {
    title: 'Der Wettbewerb konnte nicht geladen werden',
    text: silentScan,
    read: 'Stattdessen von der Chain lesen',
  },
  chainFailed: {
    title: 'Der Wettbewerb konnte nicht geladen werden',
    text: 'Weder der Index noch die Chain ist gerade erreichbar.',
  },
  tryAgain: 'Erneut versuchen',
};

export const contestNames: Messages['contestNames'] = {
  untitled: 'Ohne Titel',
  entry: (n) => `Beitrag ${n}`,
  alike: (name, n) => `${name} (Beitrag ${n})`,
  entryLink: (name, whole) => `${name}, ${whole}`,
  openProject: 'Projekt öffnen',
};

export const proof: Messages['proof'] = {
  known: {
    name: 'Was bekannt ist',
    signed: 'Signiert',
    signedText: (reviews, judges) =>
      `${count(reviews, 'Bewertung', 'Bewertungen')} von ${count(judges, 'Jurymitglied', 'Jurymitgliedern')}, jede mit dem eigenen Konto signiert. Den Wettbewerb selbst hat der Veranstalter signiert:`,
    refused: 'Abgelehnt',
    refusedText:
      'Der Vertrag nimmt nur Bewertungen der Jury an, für Beiträge, die zugelassen sind, innerhalb der Termine und der Skala. Alles andere hat er abgelehnt; dafür gibt es keine Attestierung.',
    ignoredText: (n) =>
      n === 1
        ? '1 Bewertung wurde angenommen und zählt nicht mehr. Sie steht unten, mit dem Grund.'
        : `${n} Bewertungen wurden angenommen und zählen nicht mehr. Sie stehen unten, mit den Gründen.`,
    recomputed: 'Nachgerechnet',
    recomputedText: (acts) =>
      `Dieser Browser hat die UID jeder Attestierung nachgerechnet, den Stand nach ${count(acts, 'Vorgang', 'Vorgängen')} und daraus jeden Mittelwert und jeden Rang.`,
    ties: 'Gleichstände',
    noTies: 'Keine zwei Beiträge teilen sich einen Rang.',
    tiesText: (n) =>
      `${n} Beiträge teilen sich einen Rang, weil ihre Mittelwerte gleich sind. Die Ränge danach entfallen.`,
    rule: 'Die Regel in Worten',
  },
  intro:
    'Der Vertrag auf der Chain hat jede Bewertung angenommen oder abgelehnt. Ein Beweis zeigt, dass genau diese Bewertungen in dieser Reihenfolge angenommen wurden. Jeder kann ihn ohne Netzwerk prüfen, mit dem Hash eines einzigen Blocks.',
  unaudited:
    'Niemand von außen hat diesen Vertrag auditiert: Er verwahrt kein Geld, aber ein Fehler darin könnte das Ergebnis des Wettbewerbs verfälschen.',
  final: {
    title: (block) => `Bewiesen durch Block ${block}`,
    agreed: (host, other) => `${host} und ${other} sagen beide, dass der Block endgültig ist.`,
    alone: (host) =>
      `${host} sagt, dass der Block endgültig ist. Kein Endpunkt eines anderen Hosts hat das bestätigt.`,
    unsaid: 'Zurzeit bestätigt kein Endpunkt diesen Block.',
    contradicted: (host) =>
      `${host} sagt, dass der Block endgültig ist, aber ein anderer Endpunkt hat einen anderen Block mit dieser Nummer.`,
  },
  'awaiting-finality': {
    title: (block) => `Bewiesen durch Block ${block}, noch nicht endgültig`,
    text: 'Die Chain kann den Block noch ersetzen. Diese Seite sieht jede Minute nach, solange sie offen ist.',
  },
  replaced: {
    title: (block) => `Block ${block} wurde ersetzt`,
    text: 'Die Chain hat jetzt einen anderen Block mit dieser Nummer. Gleichen Sie noch einmal ab, um einen neuen Beweis zu holen.',
  },
  open: {
    title: (block) => `Bewiesen bis Block ${block}`,
    text: 'Der Wettbewerb war bei diesem Block nicht beendet, sein Ergebnis kann sich also ändern. Gleichen Sie noch einmal ab, sobald er beendet ist.',
  },
  other: {
    title: (block) => `Block ${block} beweist andere Bewertungen`,
    text: 'Der Beweis ist echt, aber diese Seite zeigt etwas anderes. Was abweicht, steht oben, soweit es bekannt ist.',
  },
  takenAgain: 'Der Block des früheren Beweises wurde ersetzt, deshalb wurde der Beweis neu geholt.',
  kept: 'Dieser Browser bewahrt den Beweis auf. Laden Sie ihn auch herunter: Viele Endpunkte beweisen nur neuere Blöcke.',
  notKept:
    'Dieser Browser kann den Beweis nicht aufbewahren. Laden Sie ihn herunter: Viele Endpunkte beweisen nur neuere Blöcke.',
  none: 'Hier gibt es keinen Beweis',
  noneText:
    'Dieser Endpunkt beweist nicht, was die Chain gespeichert hat. Ein anderer RPC-Endpunkt kann das vielleicht.',
  tooLarge: 'Dieser Wettbewerb ist zu groß für einen Beweis',
  tooLargeText:
    'Kein Prüfprogramm würde einen Beweis dieser Größe lesen. Der Abgleich mit der Chain braucht keinen.',
  failed: 'Der Beweis konnte nicht geholt werden',
  failedText: 'Das sagt nichts über die Bewertungen. Versuchen Sie es gleich noch einmal.',
  tryAgain: 'Erneut versuchen',
  download: 'Beweis herunterladen',
  command: (block) =>
    `Prüfen Sie die Datei auf Ihrem eigenen Rechner, mit dem Hash von Block ${block} aus einer Quelle, der Sie vertrauen:`,
  placeholder: 'HASH_DES_BLOCKS',
  hashBy: (host) => `Der Hash laut ${host}, zum Vergleich:`,
};

export const notes: Messages['notes'] = {
  name: 'Notizen des Veranstalters',
  region: 'Notizen',
};

export const noteParts: Messages['noteParts'] = {
  region: 'Vergebene Preise',
  awards: {
    name: 'Vom Veranstalter vergeben',
    intro: (differing, compared) => {
      if (compared === 0) return 'Über die Preise entscheidet der Veranstalter.';
      if (differing === 0)
        return 'Über die Preise entscheidet der Veranstalter. Hier folgen sie der Rangliste.';
      return `Über die Preise entscheidet der Veranstalter. ${differing} von ${compared} ${differing === 1 ? 'weicht' : 'weichen'} von der Rangliste ab.`;
    },
    same: 'Wie in der Rangliste.',
    differs: (names, place, track) =>
      `In der Rangliste ${names.length === 1 ? 'steht' : 'stehen'} ${listOf.format(names)} auf Platz ${place}${track === null ? '' : ` der Kategorie ${track}`}.`,
    unknown: (n) => `Beitrag ${n}`,
  },
  showAssignments: 'Zeigen, wer was bewertet',
  showMore: 'Mehr anzeigen',
  assignments: (judges) =>
    judges === 1
      ? 'Der Veranstalter hat 1 Jurymitglied Beiträge zugeteilt.'
      : `Der Veranstalter hat ${judges} Jurymitgliedern Beiträge zugeteilt.`,
};

export const contestSide: Messages['contestSide'] = {
  about: { region: 'Über den Wettbewerb', name: 'Worum es geht', more: 'Mehr' },
  countdown: {
    soon: 'Gleich',
    submissions: 'bis Einreichungsschluss',
    admission: 'bis zur Bewertung',
    upcoming: 'bis zur Bewertung',
    judging: 'bis zum Ende der Bewertung',
    revealing: 'bis zum Ende der Offenlegung',
  },
  phases: {
    submissions: 'Einreichung',
    admission: 'Zulassung',
    judging: 'Bewertung',
    revealing: 'Offenlegung',
    result: 'Ergebnis',
  },
  criteria: {
    name: 'Kriterien',
    total: (points) => `Insgesamt ${points} Punkte`,
  },
  people: {
    organizer: 'Veranstalter',
    judges: 'Jury',
    judged: 'Bewertet von',
    intro: 'Nur Bewertungen, die diese Adressen signiert haben, zählen.',
    you: 'Sie',
    showAll: (n) => `Alle ${n} Jurymitglieder zeigen`,
    reviewed: (reviewed, total) => `${reviewed} von ${total} bewertet`,
    sealed: (sealed, total) => `${sealed} von ${total} versiegelt`,
    lookAlike:
      'Die Adresse eines anderen Jurymitglieds beginnt und endet gleich. Vergleichen Sie die ganze Adresse.',
    lookAlikeOrganizer:
      'Die Adresse eines Jurymitglieds beginnt und endet gleich. Vergleichen Sie die ganze Adresse.',
  },
  dates: {
    name: 'Termine',
    submissionsUntil: 'Einreichungen bis',
    opensAt: 'Bewertung ab',
    closesAt: 'Bewertung bis',
    revealUntil: 'Offenlegung bis',
    sealed: 'Versiegelt: Niemand kann eine Bewertung lesen, bevor die Bewertungsphase zu Ende ist.',
    postponed: {
      name: 'Verlängerungen',
      submissionsUntil: (by: string) => `Einreichung um ${by} verlängert:`,
      opensAt: (by: string) => `Beginn der Bewertung um ${by} verschoben:`,
      closesAt: (by: string) => `Bewertung um ${by} verlängert:`,
      revealUntil: (by: string) => `Offenlegung um ${by} verlängert:`,
    },
  },
  prizes: {
    name: 'Preise und Kategorien',
    prizes: 'Preise',
    tracks: 'Kategorien',
    forTrack: (track) => `für ${track}`,
    wonBy: 'Gewonnen von',
  },
};

export const contestDetails: Messages['contestDetails'] = {
  states: {
    submissions: 'Einreichungen offen',
    admission: 'Zulassung',
    upcoming: 'Bevorstehend',
    judging: 'In Bewertung',
    revealing: 'Wird offengelegt',
    closed: 'Beendet',
    withdrawn: 'Zurückgezogen',
  },
  at: {
    submissions: (at) => `bis ${at}`,
    admission: (at) => `Bewertung ab ${at}`,
    upcoming: (at) => `Bewertung ab ${at}`,
    judging: (at) => `bis ${at}`,
    revealing: (at) => `bis ${at}`,
    closed: (at) => `seit ${at}`,
    withdrawn: (at) => `seit ${at}`,
  },
  sealed: {
    count: (n) => count(n, 'versiegelte Bewertung', 'versiegelte Bewertungen'),
    text: (n) =>
      n === 1
        ? '1 versiegelte Bewertung ist lesbar, sobald sie offengelegt ist.'
        : `${figure(n)} versiegelte Bewertungen sind lesbar, sobald sie offengelegt sind.`,
  },
  submissions: {
    submit: 'Beitrag einreichen',
    own: 'Ihren Beitrag öffnen',
  },
};

export const contestReview: Messages['contestReview'] = {
  averages: 'Mittelwert je Kriterium',
  average: (points, max) => `${points} von ${max}`,
  points: (points, max) => `${points} von ${max} Punkten`,
  ofMax: (points, max) => `${points} von ${max}`,
  noCriteria: 'Keine Kriterien angekreuzt',
  noComment: 'Kein Kommentar',
  attestation: 'Signiertes Original',
  none: 'Diesen Beitrag hat noch niemand bewertet.',
  hidden: 'Der Betreiber dieser Website blendet den Text dieser Bewertung aus. Ihre Punkte zählen trotzdem.',
  showAnyway: 'Trotzdem zeigen',
  entryPage: 'Seite des Beitrags',
};

export const contestsList: Messages['contestsList'] = {
  title: 'Wettbewerbe',
  startContest: 'Wettbewerb starten',
  chains: 'Chains',
  loading: 'Die Wettbewerbe werden geladen',
  showMore: 'Mehr zeigen',
  search: {
    name: 'Wettbewerbe suchen',
    label: 'Suche',
    placeholder: 'Titel, Link',
    clear: 'Filter löschen',
    state: 'Status',
    all: 'Alle',
    mine: 'Meine',
    sort: 'Reihenfolge',
    sorts: { newest: 'Neueste zuerst', oldest: 'Älteste zuerst', ending: 'Endet zuerst' },
  },
  count: (n, shown) => {
    if (n === 0) return 'Keine Wettbewerbe';
    return n === 1 ? '1 Wettbewerb' : `${shown} Wettbewerbe`;
  },
  countOf: (shown, total) => `${shown} von ${total} Wettbewerben`,
  countSoFar: (n, shown, searched, total) =>
    `Bisher ${n === 1 ? '1 Wettbewerb' : `${shown} Wettbewerbe`}, ${searched} von ${total} durchsucht`,
  empty: {
    title: 'Noch keine Wettbewerbe',
    text: 'Hier hat noch niemand einen gestartet. Ihrer könnte der erste sein.',
  },
  nothing: {
    title: 'Keine Wettbewerbe gefunden',
    text: 'Versuchen Sie andere Wörter oder weniger Filter.',
    sofar: 'In den bisher durchsuchten Wettbewerben ist kein Treffer.',
    mine: 'Ihre Adresse hat keinen dieser Wettbewerbe gestartet und gehört zu keiner Jury.',
    lookFurther: 'Weitersuchen',
  },
  connect: {
    title: 'Welche Wettbewerbe sind Ihre?',
    text: 'Verbinden Sie eine Wallet, um die Wettbewerbe zu sehen, die ihre Adresse gestartet hat oder bewertet. Sie müssen nichts signieren.',
    act: 'Wallet verbinden',
  },
  failed: {
    title: 'Die Wettbewerbe konnten nicht geladen werden',
    text: silentScan,
  },
  moreFailed: 'Die nächsten Wettbewerbe konnten nicht geladen werden.',
  tryAgain: 'Erneut versuchen',
  hiddenCard: {
    text: 'Der Betreiber dieser Website blendet diesen Wettbewerb aus.',
    open: 'Trotzdem öffnen',
  },
  hidden: (n) =>
    n === 1
      ? 'Der Betreiber dieser Website blendet 1 Wettbewerb aus.'
      : `Der Betreiber dieser Website blendet ${n} Wettbewerbe aus.`,
  partlyKnown:
    'Nicht alle Änderungen der Jury konnten geladen werden. Einige Ihrer Wettbewerbe fehlen vielleicht.',
  unreadable: (n) =>
    n === 1
      ? '1 weitere Attestierung gilt als Wettbewerb, ist aber nicht lesbar.'
      : `${n} weitere Attestierungen gelten als Wettbewerbe, sind aber nicht lesbar.`,
  searchReach: (read) =>
    `Der Index durchsucht Titel. Beschreibungen und die Namen von Beiträgen und Siegern sind in ${read === 1 ? 'dem einen Wettbewerb' : `den ${read} Wettbewerben`} durchsucht, die diese Seite gelesen hat.`,
  orderReach: (searched, total) =>
    `Geordnet unter den ${searched} bisher gelesenen Wettbewerben von ${total}: Der Index kann nicht nach dem Ende ordnen.`,
  when: {
    submissions: (distance) => `Einreichungen enden ${distance}`,
    admission: (distance) => `Bewertung beginnt ${distance}`,
    upcoming: (distance) => `Bewertung beginnt ${distance}`,
    judging: (distance) => `endet ${distance}`,
    revealing: (distance) => `Offenlegung endet ${distance}`,
    closed: (distance) => `beendet ${distance}`,
    withdrawn: (distance) => `zurückgezogen ${distance}`,
  },
  organizer: 'Veranstalter',
  entries: (n) => (n === 1 ? '1 Beitrag' : `${n} Beiträge`),
  judges: (n) => (n === 1 ? '1 Jurymitglied' : `${n} Jurymitglieder`),
  reviews: (n) => (n === 1 ? '1 Bewertung' : `${n} Bewertungen`),
  sealed: (n) => (n === 1 ? '1 versiegelte Bewertung' : `${n} versiegelte Bewertungen`),
  revealed: (n, total) => `${n} von ${total} offengelegt`,
  first: 'Erster Platz',
  noReview: 'Keine Bewertungen',
  featured: {
    name: (title) => `Ergebnis von ${title}`,
    first: (name) => `Erster Platz: ${name}`,
    from: (n) => `Aus ${n === 1 ? '1 signierten Bewertung' : `${n} signierten Bewertungen`}`,
    gave: (name, points, max) => `gab ${name} ${points} von ${max} Punkten`,
  },
  unknown: 'Das Ergebnis konnte nicht geladen werden',
  shared: (n) => `Erster Platz, geteilt von ${n}`,
};

export const contestTrouble: Messages['contestTrouble'] = {
  partial: {
    title: 'Einige Bewertungen fehlen',
    text: 'Der Index hat nicht jede Bewertung geliefert, die er zählt. Diese Rangliste ist vielleicht falsch.',
    read: 'Stattdessen von der Chain lesen',
  },
  stale: {
    title: 'Nicht aktuell',
    text: 'Die letzte Aktualisierung ist fehlgeschlagen. Sie sehen ältere Daten.',
    tryAgain: 'Erneut versuchen',
  },
  fromChain: {
    title: 'Von der Chain gelesen',
    line: 'Von der Chain gelesen.',
    text: 'Diese Seite verwendet den Index gerade nicht.',
    scanDown: 'Der Index antwortet nicht.',
    reading: 'Die Chain wird gelesen',
    back: 'Den Index wieder verwenden',
  },
  hidden: {
    title: 'Vom Betreiber dieser Website ausgeblendet',
    text: 'Der Betreiber zeigt diesen Wettbewerb hier nicht. Auf der Chain ist er weiterhin öffentlich: Das Ausblenden ändert weder seine Bewertungen noch seine Rangliste.',
    showAnyway: 'Trotzdem zeigen',
  },
};

export const contestWriting: Messages['contestWriting'] = {
  pending: {
    asked:
      'Ihre Wallet hat Sie gebeten, eine Bewertung zu signieren. Wenn Sie es getan haben, erscheint sie hier',
    sent: 'Ihre Bewertung ist gesendet und zählt, sobald sie im Index ist',
    'on-chain': 'Ihre Bewertung ist auf der Chain und gleich für alle sichtbar',
  },
  pendingMany: {
    asked:
      'Ihre Wallet hat Sie gebeten, mehrere Bewertungen zu signieren. Wenn Sie es getan haben, erscheinen sie hier',
    sent: 'Ihre Bewertungen sind gesendet und zählen, sobald sie im Index sind',
    'on-chain': 'Ihre Bewertungen sind auf der Chain und gleich für alle sichtbar',
  },
  pendingSealed: {
    asked:
      'Ihre Wallet hat Sie gebeten, eine versiegelte Bewertung zu signieren. Wenn Sie es getan haben, erscheint sie hier',
    sent: 'Ihre versiegelte Bewertung ist gesendet und erscheint hier, sobald sie im Index ist',
    'on-chain': 'Ihre versiegelte Bewertung ist auf der Chain und erscheint gleich hier',
  },
  pendingSealedMany: {
    asked:
      'Ihre Wallet hat Sie gebeten, mehrere versiegelte Bewertungen zu signieren. Wenn Sie es getan haben, erscheinen sie hier',
    sent: 'Ihre versiegelten Bewertungen sind gesendet und erscheinen hier, sobald sie im Index sind',
    'on-chain': 'Ihre versiegelten Bewertungen sind auf der Chain und erscheinen gleich hier',
  },
  submitted: 'Ihre Bewertung ist für alle sichtbar',
  sealed: 'Ihre Bewertung ist versiegelt auf der Chain',
  notSigned: 'Ich habe sie nicht signiert',
};

export const criteria: Messages['criteria'] = {
  presentation: 'Präsentation',
  potentialImpact: 'Mögliche Wirkung',
  creativity: 'Kreativität',
  difficulty: 'Schwierigkeit',
  openSource: 'Open Source',
  documentation: 'Dokumentation',
  unnamed: (n) => `Kriterium ${n}`,
  points: (max) => `0 bis ${max} Punkte`,
  worth: (points) => `+${points}`,
  weight: (weight) => `zählt ${weight}-fach`,
  anchor: (points) => (points === 1 ? '1 Punkt' : `${points} Punkte`),
};

export const drafts: Messages['drafts'] = {
  keep: 'Meine Entwürfe auch auf diesem Server speichern',
  keepHelp: `So können Sie auf einem anderen Gerät weitermachen. Der Betreiber dieses Servers kann unveröffentlichte Bewertungen lesen. Entwürfe werden ${days} Tage nach ihrer letzten Änderung gelöscht.`,
  mine: 'Ihre Entwürfe',
  looking: 'Auf dem Server wird ein neuerer Entwurf gesucht',
  removing: 'Ihre Entwürfe werden vom Server gelöscht',
  saving: 'Wird auf dem Server gespeichert',
  saved: (at) => `Auf dem Server gespeichert: ${at}.`,
  taken: (at) => `Das ist der Entwurf des Servers, gespeichert am ${at}.`,
  nothing: 'Wird auf dem Server gespeichert, wenn Sie etwas ändern.',
  notRemoved:
    'Ihre Entwürfe konnten nicht vom Server gelöscht werden. Versuchen Sie es wieder, wenn er erreichbar ist.',
  unowned:
    'Das haben Sie geschrieben, bevor ein Konto verbunden war. Es bleibt in diesem Browser, bis Sie es ändern oder dieses Kästchen ankreuzen.',
  foreign: (address) => `Das haben Sie als ${address} geschrieben. Es bleibt in diesem Browser.`,

  found: {
    title: 'Sie haben einen Entwurf auf dem Server',
    text: (at) =>
      `Gespeichert am ${at}. Wenn Sie ihn verwenden, werden Entwürfe dieses Browsers auch auf dem Server gespeichert.`,
    replaces: 'Er ersetzt, was hier steht.',
    act: 'Diesen Entwurf verwenden',
  },
  conflict: {
    title: 'Hier und auf einem anderen Gerät geändert',
    text: 'Wählen Sie, welcher gelten soll. Der andere bleibt unter „Ihre Entwürfe“.',
    textNoRoom:
      'Wählen Sie, welcher gelten soll. Für den anderen hat der Server keinen Platz: Er geht verloren.',
    here: 'In diesem Browser',
    there: (at) => `Auf dem Server, gespeichert am ${at}`,
    empty: 'Noch kein Text',
    keepHere: 'Entwurf dieses Browsers verwenden',
    takeThere: 'Entwurf des Servers verwenden',
  },
  here: {
    'session-required': 'Ihre Anmeldung ist abgelaufen. Der Entwurf ist nur in diesem Browser gespeichert.',
    'too-large': 'Für den Server ist das zu lang. Der Entwurf ist nur in diesem Browser gespeichert.',
    'drafts-too-large':
      'Ihre Entwürfe belegen auf dem Server schon 2 MB. Der Entwurf ist nur in diesem Browser gespeichert.',
    'too-many-drafts':
      'Sie haben schon 200 Entwürfe auf dem Server. Der Entwurf ist nur in diesem Browser gespeichert.',
    'drafts-full':
      'Der Server hat gerade keinen Platz für Entwürfe. Der Entwurf ist in diesem Browser gespeichert, später auch auf dem Server.',
    unreachable:
      'Der Server ist nicht erreichbar. Der Entwurf ist in diesem Browser gespeichert, später auch auf dem Server.',
    unavailable:
      'Der Server kann ihn gerade nicht speichern. Der Entwurf ist in diesem Browser gespeichert, später auch auf dem Server.',
    unexpected: 'Der Server hat unerwartet geantwortet. Der Entwurf ist nur in diesem Browser gespeichert.',
  },
  signIn: 'Anmelden',

  page: {
    title: 'Ihre Entwürfe',
    intro: `Entwürfe, die Sie auf diesem Server gespeichert haben. Sein Betreiber kann sie lesen. Jeder wird ${days} Tage nach seiner letzten Änderung gelöscht.`,
    connect: {
      title: 'Wessen Entwürfe?',
      text: 'Verbinden Sie eine Wallet und melden Sie sich an, um Ihre Entwürfe auf diesem Server zu sehen. Andere Entwürfe sind in dem Browser, in dem Sie sie geschrieben haben.',
      act: 'Wallet verbinden',
    },
    signIn: {
      title: 'Melden Sie sich an, um Ihre Entwürfe zu sehen',
      text: 'Hier lesen können Sie sie nur mit der Adresse, die sie gespeichert hat. Die Anmeldung kostet nichts.',
    },
    loading: 'Ihre Entwürfe werden geladen',
    none: {
      title: 'Keine Entwürfe auf diesem Server',
      text: 'Um hier einen zu speichern, kreuzen Sie beim Schreiben „Meine Entwürfe auch auf diesem Server speichern“ an.',
    },
    failed: 'Die Entwürfe konnten nicht geladen werden',
    tryAgain: 'Erneut versuchen',
    contest: 'Neuer Wettbewerb',
    review: 'Bewertung',
    otherVersion: 'Andere Fassung',
    unknown: 'Ein Entwurf, den diese Seite nicht lesen kann',
    untitled: 'Wettbewerb ohne Titel',
    of: (title) => `Beitrag im Wettbewerb „${inSentence(title)}“`,
    saved: (at) => `Gespeichert am ${at}`,
    goOn: 'Fortsetzen',
    goOnWith: (name) => `${name} fortsetzen`,
    delete: 'Löschen',
    deleteOne: (name) => `Entwurf ${name} löschen`,
    downloadAll: 'Alle herunterladen',
    deleteAll: 'Alle löschen',
    confirm: {
      title: 'Alle Entwürfe auf diesem Server löschen?',
      text: (n) =>
        n === 1
          ? 'Ein Entwurf wird endgültig gelöscht. Entwürfe in Ihren Browsern bleiben dort.'
          : `${n} Entwürfe werden endgültig gelöscht. Entwürfe in Ihren Browsern bleiben dort.`,
      keep: 'Behalten',
    },
    deleted: 'Ihre Entwürfe sind gelöscht.',
    notDeleted: 'Löschen nicht möglich. Versuchen Sie es noch einmal.',
  },
};

export const embed: Messages['embed'] = {
  name: 'Wettbewerb',
  untitled: 'Wettbewerb ohne Titel',
  judges: (names, more) =>
    names.length === 0
      ? `${more} ${more === 1 ? 'Jurymitglied' : 'Jurymitglieder'}`
      : `Jury: ${names.join(', ')}${more > 0 ? ` und ${more} ${more === 1 ? 'weiteres Mitglied' : 'weitere'}` : ''}`,
  open: (product) => `In ${product} öffnen`,
  hidden: {
    title: 'Dieser Wettbewerb wird hier ausgeblendet',
    text: 'Der Betreiber dieser Website blendet ihn aus. Auf der Chain bleibt er für alle lesbar.',
  },
  heading: 'Einbetten',
  intro:
    'Zeigen Sie die aktuelle Rangliste auf Ihrer eigenen Seite. Zum Lesen braucht es keine Wallet, und der Rahmen setzt keine Cookies.',
  theme: 'Design',
  themes: { system: 'Wie das System der Lesenden', light: 'Hell', dark: 'Dunkel' },
  kind: 'Code',
  kinds: { component: 'Web Component', frame: 'Einfacher Rahmen' },
  kindHelps: { component: 'So hoch wie sein Inhalt.', frame: 'Mit fester Höhe; ohne Skript.' },
  code: 'Code für Ihre Seite',
  copy: 'Code kopieren',
  copied: 'Kopiert',
  copyFailed: 'Nicht kopiert. Markieren Sie den Code und kopieren Sie ihn.',
  preview: 'Vorschau des eingebetteten Wettbewerbs',
  frameTitle: (product) => `Wettbewerb auf ${product}`,
};

export const certificate: Messages['certificate'] = {
  pageTitle: (entry, contest) => `Urkunde für ${inSentence(entry)} in ${inSentence(contest)}`,
  loading: 'Die Urkunde wird geladen',
  name: 'Urkunde',
  ordinals: {
    zero: '. Platz',
    one: '. Platz',
    two: '. Platz',
    few: '. Platz',
    many: '. Platz',
    other: '. Platz',
  },
  ofEntries: (n) => `von ${figure(n)}`,
  shared: (n) => `geteilt von ${figure(n)}`,
  points: (points, max) => `${points} von ${max} Punkten in`,
  judges: () => 'Jury',
  date: 'Ergebnis (UTC)',
  verify: 'Prüfen unter',
  print: 'Drucken',
  toEntry: 'Zum Beitrag',
  toContest: 'Zum Wettbewerb',
  none: {
    early: {
      title: 'Noch keine Urkunde',
      text: (at) =>
        `Der Wettbewerb endet am ${at}. Die Urkunde steht hier, sobald die Chain das Ergebnis bestätigt hat.`,
    },
    unconfirmed: {
      title: 'Noch keine Urkunde',
      text: 'Der Wettbewerb ist beendet, aber die Chain hat sein Ergebnis noch nicht bestätigt. Sobald sie das hat, steht die Urkunde hier.',
    },
    withdrawn: {
      title: 'Keine Urkunde',
      text: 'Der Veranstalter hat diesen Wettbewerb zurückgezogen, deshalb hat er kein Ergebnis.',
    },
    outside: {
      title: 'Keine Urkunde',
      text: 'Dieser Beitrag wurde zurückgezogen oder disqualifiziert und hat deshalb keinen Rang. Auf seiner Seite steht der Grund.',
    },
    unranked: {
      title: 'Keine Urkunde',
      text: 'Niemand aus der Jury hat diesen Beitrag bewertet, deshalb hat er keinen Rang.',
    },
  },
};

export const ensNames: Messages['ensNames'] = {
  title: 'Namen',
  text: 'Ein Name kann den Besitzer wechseln, deshalb stehen im Wettbewerb Adressen. Vergleichen Sie sie mit dem, was die Jurymitglieder Ihnen gesagt haben.',
  lookingUp: 'Die Adresse wird nachgeschlagen',
  typed: (typed) => `Sie haben ${typed} eingegeben.`,
  unusual: 'Dieser Name hat andere Buchstaben als a bis z: Prüfen Sie, ob es der gemeinte ist.',
  use: (n) => (n === 1 ? 'Die Adresse verwenden' : `${figure(n)} Adressen verwenden`),
  used: (n) =>
    n === 1
      ? 'Die Adresse steht jetzt an der Stelle ihres Namens.'
      : `${figure(n)} Adressen stehen jetzt an der Stelle von Namen.`,
  tryAgain: 'Erneut versuchen',
  reasons: {
    invalid:
      'ENS erlaubt diesen Namen nicht. Vielleicht mischt er ähnliche Buchstaben mehrerer Alphabete. Kopieren Sie ihn noch einmal, oder geben Sie die Adresse ein.',
    none: 'Dieser Name hat keine Adresse. Prüfen Sie die Schreibweise, oder geben Sie die Adresse ein.',
    'off-chain':
      'Dieser Name liegt auf einem eigenen Server, der keine brauchbare Antwort gab. Geben Sie die Adresse ein.',
    unavailable:
      'Dieser Name kann gerade nicht nachgeschlagen werden. Versuchen Sie es gleich noch einmal, oder geben Sie die Adresse ein.',
  },
  unsupported:
    'Diese Website kann keine Namen nachschlagen, weil ihr Server keine Verbindung zum Mainnet von Ethereum hat. Erfragen Sie zu jedem die Adresse, und geben Sie sie statt des Namens ein.',
};

export const entry: Messages['entry'] = {
  pageTitle: (entry, contest) => `${inSentence(entry)} in ${inSentence(contest)}`,
  loading: 'Der Beitrag wird geladen',
  of: (n, total) => `Beitrag ${n} von ${total}`,
  rank: 'Rang',
  noRank: 'Noch keiner',
  shared: (n) => `geteilt von ${n}`,
  points: 'Punkte',
  ofMax: (max) => `von ${max}`,
  noPoints: 'Noch keine',
  spread: 'Streuung',
  range: (lowest, highest) => (lowest === highest ? `Alle ${lowest}` : `${lowest} bis ${highest}`),
  oneReview: 'Eine Bewertung',
  noSpread: 'Noch keine',
  coverage: 'Bewertungen',
  reviewsOf: (reviews, judges) => `${reviews} von ${judges}`,
  reviews: 'Was die Jury schreibt',
  yours: 'Ihre Einreichung',
  certificate: 'Urkunde',
  about: {
    track: 'Kategorie:',
    team: 'Team:',
    place: 'Standort:',
    showPicture: 'Bild öffnen',
    recused: 'Enthält sich:',
  },
  others: 'Andere Beiträge',
  previous: 'Voriger Beitrag',
  next: 'Nächster Beitrag',
  missing: {
    title: 'Kein solcher Beitrag',
    text: (total) =>
      total === 1
        ? 'Dieser Wettbewerb hat einen Beitrag. Prüfen Sie, ob der Link vollständig kopiert wurde.'
        : `Dieser Wettbewerb hat ${total} Beiträge. Prüfen Sie, ob der Link vollständig kopiert wurde.`,
    toContest: 'Zum Wettbewerb',
  },
};

export const missingDocument: Messages['missingDocument'] = {
  withdrawn: {
    title: 'Der Veranstalter hat diesen Wettbewerb zurückgezogen',
    text: 'Er nimmt keine Beiträge und Bewertungen mehr an.',
  },
  title: 'Die Texte dieses Wettbewerbs konnten nicht geladen werden',
  text: 'Die Seite zeigt Nummern und Hashes statt Namen. Die Rangliste hängt nicht von den Texten ab.',
  loading: 'Die Texte dieses Wettbewerbs werden geladen.',
  reasons: {
    unavailable: 'Hier ist keine Kopie von ihnen verfügbar.',
    'unsupported-uri': 'Sie liegen an einem Ort, den diese Seite nicht öffnet.',
    'too-large': 'Sie sind größer als erlaubt.',
    altered: 'Gefunden wurde etwas anderes, als der Veranstalter signiert hat.',
    unreadable: 'Gefunden wurde kein Dokument eines Wettbewerbs.',
  },
  busy: 'Der Server, der eine Kopie von ihnen hat, kann gerade nicht antworten. Diese Seite fragt in einer Minute noch einmal.',
  tryAgain: 'Erneut versuchen',
  place: 'Ort',
  hash: 'Hash',
};

export const remarks: Messages['remarks'] = {
  terms:
    'Wer einen Beitrag einreicht, ist damit einverstanden, dass der Veranstalter ihn bis zum Ende der Bewertung zulassen kann.',
  pending: (n) =>
    n === 1
      ? '1 Einreichung wartet auf den Veranstalter.'
      : `${n} Einreichungen warten auf den Veranstalter.`,
  changes: 'Änderungen und Notizen',
  fewReviews: (n) =>
    `Der Veranstalter möchte für jeden Beitrag mindestens ${count(n, 'Bewertung', 'Bewertungen')}. Beiträge mit weniger behalten ihren Rang.`,
  closeMeans: {
    name: 'Gleiche Punkte, verschiedene Ränge',
    intro: 'Diese Punkte sind nur auf zwei Stellen gleich. Der genaue Mittelwert entscheidet:',
    mean: (sum, reviews) =>
      `${count(sum, 'Punkt', 'Punkte')} in ${count(reviews, 'Bewertung', 'Bewertungen')}`,
  },
  outside: {
    name: 'Außerhalb der Rangliste',
    disqualified: 'Disqualifiziert',
    withdrawn: 'Zurückgezogen',
    reason: 'Begründung des Veranstalters',
    entrant: 'Vor der Bewertung von den Einreichenden zurückgezogen.',
  },
  recusals: {
    name: 'Enthaltungen',
    intro: 'Diese Jurymitglieder bewerten diese Beiträge nicht.',
  },
  withheld: {
    name: 'Zurückgehaltene Bewertungen',
    intro: 'Diese Jurymitglieder haben eine Bewertung versiegelt und nicht offengelegt. Sie zählt nicht.',
  },
};

export const reviewForm: Messages['reviewForm'] = {
  title: 'Beitrag bewerten',
  criteria: 'Kriterien',
  pointsHelp: 'Vergeben Sie für jedes Kriterium Punkte.',
  criteriaHelp: 'Kreuzen Sie alles an, was zutrifft. Sie können auch alles frei lassen.',
  sentences: {
    presentation: 'Verständlich erklärt und gut vorgestellt.',
    potentialImpact: 'Hilft vielen Menschen, oder wenigen sehr.',
    creativity: 'Eine neue Idee, oder ein neuer Weg.',
    difficulty: 'Schwer zu bauen, und es funktioniert.',
    openSource: 'Der Quelltext ist öffentlich, und die Lizenz erlaubt es, darauf aufzubauen.',
    documentation: 'Mit der Dokumentation kommen auch Neulinge zurecht.',
  },
  entry: {
    show: 'Beitrag zeigen',
    hide: 'Beitrag schließen',
    picture: (n, total) => `Bild ${n} von ${total}`,
    opensBeside: 'Öffnet sich in einem Fenster neben dem Formular',
  },
  mine: (n) => `Ihre anderen Bewertungen (${n})`,
  mineSaved: 'Auf diesem Gerät gespeichert, noch nicht signiert',
  sum: 'Punkte',
  answered: (given, total) => `${given} von ${total} Kriterien`,
  missing: 'Wählen Sie die Punkte.',
  chosen: (criterion, points, max) => `${criterion}: ${points} von ${max}`,
  draft: (given, comment) => `Punkte für ${given === 1 ? '1 Kriterium' : `${given} Kriterien`}. ${comment}`,
  comment: 'Kommentar',
  commentHelp: 'Das lesen die Einreichenden. Sagen Sie, was gut ist und was besser sein könnte. Freiwillig.',
  commentCount: (used, max) => `${used} von ${max} Bytes`,
  noPointsYet: (button) =>
    `Diese Bewertung gibt 0 Punkte. Wenn das so gemeint ist, drücken Sie noch einmal auf „${button}“.`,
  noCommentYet: (button) =>
    `Sie haben keinen Kommentar geschrieben. Aus ein, zwei Sätzen lernen die Einreichenden am meisten. Um ihn wegzulassen, drücken Sie noch einmal auf „${button}“.`,
  change: 'Sie haben diesen Beitrag schon bewertet. Eine neue Bewertung ersetzt die frühere.',
  draftNotKept:
    'Dieser Browser kann Ihren Entwurf nicht speichern. Er geht verloren, wenn Sie die Seite schließen.',
  submit: 'Bewertung veröffentlichen',
  save: 'Speichern, nächster Beitrag',
  close: 'Schließen',
  next: 'Nächster Beitrag',
  keys: {
    tick: 'ankreuzen',
    comment: 'kommentieren',
    submit: 'veröffentlichen',
    control: 'Strg',
    enter: 'Eingabe',
    points: 'Punkte',
    arrows: 'Punkte ändern',
    help: 'Ziffern gelten für das Kriterium mit dem Fokus, sonst für das nächste ohne Punkte. Zwei Ziffern hintereinander sind eine Zahl, wenn die Skala so weit reicht.',
  },
  queue: {
    progress: 'Ihre Bewertungen in diesem Wettbewerb',
    reviewed: (done, total, { saved, skipped }) =>
      [
        `${done} von ${total} bewertet`,
        ...(saved > 0 ? [`${saved} gespeichert`] : []),
        ...(skipped > 0 ? [`${skipped} für später`] : []),
      ].join(', '),
    next: (name) => `Als Nächstes: ${inSentence(name)}`,
    skip: 'Jetzt nicht da',
    leave: 'Runde verlassen',
    title: 'Ihre Bewertungsrunde',
    nothing: 'Für Sie ist nichts zu bewerten',
    allReviewed: (total) => (total === 1 ? 'Der einzige Beitrag ist bewertet' : `Alle ${total} bewertet`),
    thanks: 'Danke. Solange der Wettbewerb bewertet wird, können Sie Ihre Bewertungen ändern.',
    left: (n) => (n === 1 ? 'Ein Beitrag fehlt noch' : `${n} Beiträge fehlen noch`),
    leftHelp: 'Angefangene Entwürfe sind gespeichert.',
    onTheWay: (n) => (n === 1 ? 'Signiert, unterwegs' : `${n} signiert, unterwegs`),
    arrived: 'Signiert, für alle sichtbar',
    arrivedSealed: 'Signiert und versiegelt',
    goOn: 'Fortsetzen',
    toContest: 'Zurück zum Wettbewerb',
    elsewhere: 'Offene Bewertungen in anderen Wettbewerben',
  },
  offline:
    'Sie sind offline. Was Sie bewerten, bleibt hier; signieren Sie es, wenn die Verbindung wieder da ist.',
  offlineNotKept:
    'Sie sind offline, und dieser Browser kann Ihren Entwurf nicht speichern. Lassen Sie diese Seite offen, und signieren Sie die Bewertung, wenn die Verbindung wieder da ist.',
  sealed: {
    submit: 'Bewertung versiegeln',
    step: 'Versiegelt auf der Chain',
    signedBy: 'Signiert von',
  },
  many: {
    title: 'Bewertungen signieren',
    ready: (n) => (n === 1 ? '1 Bewertung bereit zum Signieren' : `${n} Bewertungen bereit zum Signieren`),
    text: 'Ihre Wallet fragt einmal für alles, was angekreuzt ist. Bis dahin kann sie niemand sonst lesen.',
    reviews: 'Was signiert wird',
    sign: (n) => (n === 1 ? '1 Bewertung signieren' : `${n} Bewertungen signieren`),
    signAll: (n) => `Alle ${n} Bewertungen signieren`,
    zero: (n) =>
      n === 1 ? 'Eine dieser Bewertungen gibt 0 Punkte.' : `${n} dieser Bewertungen geben 0 Punkte.`,
    tooMany: (now, rest) =>
      rest === 1
        ? `Nicht alles passt in eine Transaktion: Jetzt werden ${now} dieser Bewertungen signiert, danach noch eine.`
        : `Nicht alles passt in eine Transaktion: Jetzt werden ${now} dieser Bewertungen signiert, danach noch ${rest}.`,
    leftOut: 'Nicht dabei',
    reasons: {
      'no-points': 'Es fehlen Punkte.',
      'too-long': 'Der Kommentar ist zu lang.',
      malformed: 'Der Kommentar enthält ein ungültiges Zeichen.',
      same: 'Ihre signierte Bewertung sagt schon genau das.',
      pending: 'Eine Bewertung dieses Beitrags ist signiert, aber noch nicht sichtbar.',
    },
    visible: (n) =>
      n === 1 ? 'Ihre Bewertung ist für alle sichtbar' : `${n} Bewertungen sind für alle sichtbar`,
    sealed: (n) =>
      n === 1
        ? 'Ihre Bewertung ist versiegelt auf der Chain'
        : `${n} Bewertungen sind versiegelt auf der Chain`,
  },
  problems: {
    notOpen: 'Die Bewertung hat noch nicht begonnen. Eine jetzt signierte Bewertung würde abgelehnt.',
    sealed:
      'Dieser Wettbewerb ist versiegelt: Bewertungen bleiben geheim, bis die Bewertung endet. Laden Sie die Seite neu, um ihn zu bewerten.',
    pointsMissing: 'Vergeben Sie für jedes Kriterium Punkte: Auch null zählt.',
    pointsWrong: 'Diese Punkte gehören nicht zur Skala. Wählen Sie sie noch einmal.',
    commentTooManyBytes: (length, max) =>
      `Der Kommentar hat ${length} Bytes; erlaubt sind höchstens ${max}. Kürzen Sie ihn: Ein Umlaut oder ein Emoji hat mehrere Bytes.`,
    contestOver: 'Die Bewertung ist beendet. Eine jetzt signierte Bewertung würde nicht zählen.',
    contestWithdrawn:
      'Der Veranstalter hat diesen Wettbewerb zurückgezogen. Er nimmt keine Bewertungen mehr an.',
    notAJudge:
      'Dieses Konto gehört nicht zur Jury dieses Wettbewerbs. Seine Bewertungen würden nicht zählen.',
    unknownEntry: 'Dieser Beitrag gehört nicht zum Wettbewerb.',
    commentMalformed:
      'Der Kommentar enthält ein ungültiges Zeichen. Löschen Sie es und geben Sie es neu ein.',
  },
};

export const ignored: Messages['ignored'] = {
  name: 'Nicht gezählt',
  counted: (n) => (n === 0 ? 'Nicht gezählt' : `Nicht gezählt (${n})`),
  intro: 'Attestierungen zu diesem Wettbewerb, die sein Ergebnis nicht ändern, jede mit dem Grund.',
  none: 'Jede Attestierung der Jury zählt.',
  reasons: {
    superseded: 'Dasselbe Jurymitglied hat diesen Beitrag später noch einmal bewertet.',
    withdrawn: 'Das Jurymitglied hat sie zurückgezogen.',
  },
  points: (points) => `beansprucht ${count(points, 'Punkt', 'Punkte')}`,
  lookAlike:
    'Die Adresse eines Jurymitglieds, des Veranstalters oder eines anderen Absenders beginnt und endet gleich. Vergleichen Sie die ganze Adresse.',
  more: (n) => `${n} weitere zeigen`,
};

export const lifecycle: Messages['lifecycle'] = {
  remind: 'Erinnerung kopieren',
  remindJudge: (name) => `${name} erinnern`,
  remindShort: 'Erinnern',
  reminded: 'Kopiert',
  remindFailed: 'Die Erinnerung wurde nicht kopiert.',
  reviewReminder: (title, judges, until, link) =>
    `In „${title}“ fehlen noch Bewertungen:\n${judges.join('\n')}\nDie Bewertung endet am ${until}.\nIhr nächster Beitrag: ${link}`,
  revealReminder: (title, judges, until, link) =>
    `Versiegelte Bewertungen von „${title}“ sind noch nicht offengelegt. Erst dann zählen sie:\n${judges.join('\n')}\nLegen Sie sie bis ${until} offen: ${link}`,
  reminderJudge: (address, left) => `${address}: ${left === 1 ? 'noch 1 Beitrag' : `noch ${left} Beiträge`}`,
  next: 'Nächsten Wettbewerb vorbereiten',
  contest: {
    done: 'Der Wettbewerb ist zurückgezogen',
  },
  review: {
    title: 'Ihre Bewertung zurückziehen?',
    lines: [
      'Sie zählt dann nicht mehr. Ihre früheren Bewertungen dieses Beitrags gelten nicht wieder.',
      'Gelöscht wird nichts: Ihr Text bleibt dauerhaft auf der Chain.',
      'Das lässt sich nicht rückgängig machen. Bis die Bewertung endet, können Sie eine neue schreiben.',
    ],
    linesSealed: [
      'Sie lässt sich dann nicht mehr offenlegen und zählt nicht. Ihre früheren Bewertungen dieses Beitrags gelten nicht wieder.',
      'Alle werden dauerhaft sehen, dass Sie eine versiegelte Bewertung zurückgezogen haben. Punkte und Kommentar bleiben geheim.',
      'Das lässt sich nicht rückgängig machen. Bis zum Ende der Bewertungsphase können Sie eine neue versiegeln.',
    ],
    act: 'Bewertung zurückziehen',
    done: 'Ihre Bewertung ist zurückgezogen',
  },
  recusal: {
    title: 'Sich bei diesem Beitrag enthalten?',
    lines: [
      'Sie können diesen Beitrag nie wieder bewerten: Eine Enthaltung ist endgültig.',
      'Wenn Sie ihn bewertet haben, zählt Ihre Bewertung nicht mehr.',
      'Alle werden dauerhaft sehen, dass Sie sich enthalten haben.',
    ],
    act: 'Sich enthalten',
    done: 'Sie haben sich bei diesem Beitrag enthalten',
  },
  notAJudge: 'Ihre Adresse gehört nicht zur Jury dieses Wettbewerbs:',
  keep: 'Behalten',
  pending: {
    contest: {
      asked:
        'Ihre Wallet hat Sie gebeten, diesen Wettbewerb zurückzuziehen. Wenn Sie signiert haben, zeigt diese Seite es an',
      sent: 'Der Rückzug dieses Wettbewerbs ist gesendet',
      'on-chain': 'Der Rückzug ist auf der Chain und gleich für alle sichtbar',
    },
    recusal: {
      asked:
        'Ihre Wallet hat Sie gebeten, eine Enthaltung zu signieren. Wenn Sie signiert haben, zeigt diese Seite es an',
      sent: 'Ihre Enthaltung ist gesendet',
      'on-chain': 'Ihre Enthaltung ist auf der Chain und gleich für alle sichtbar',
    },
    reveals: {
      asked:
        'Ihre Wallet hat Sie gebeten, Bewertungen offenzulegen. Wenn Sie signiert haben, zeigt diese Seite es an',
      sent: 'Die Offenlegung ist gesendet',
      'on-chain': 'Die Offenlegung ist auf der Chain und gleich für alle sichtbar',
    },
    review: {
      asked:
        'Ihre Wallet hat Sie gebeten, eine Bewertung zurückzuziehen. Wenn Sie signiert haben, zeigt diese Seite es an',
      sent: 'Der Rückzug Ihrer Bewertung ist gesendet',
      'on-chain': 'Der Rückzug ist auf der Chain und gleich für alle sichtbar',
    },
  },
};

export const longComment: Messages['longComment'] = {
  elsewhere: (place) => `Der Kommentar ist zu lang für die Chain. Er liegt unter ${place}`,
  loading: 'Der Kommentar wird geladen',
  missing: 'Dieser Kommentar ist nicht verfügbar.',
  unusable: 'Was gefunden wurde, ist nicht der Kommentar, den das Jurymitglied signiert hat.',
  place: (uri) => `Ort: ${uri}`,
  hash: (hash) => `Hash: ${hash}`,
  tryAgain: 'Erneut versuchen',
  showAll: 'Den ganzen Kommentar zeigen',
};

export const pictures: Messages['pictures'] = {
  field: 'Bild',
  choose: 'Bild hinzufügen',
  chooseMore: 'Noch eines',
  help: (max) =>
    max === 1
      ? 'Hierher ziehen, einfügen, auswählen oder aufnehmen. Ihr Browser verkleinert es und entfernt seine Metadaten, etwa den Aufnahmeort.'
      : `Bis zu ${max} hierher ziehen, einfügen, auswählen oder aufnehmen. Ihr Browser verkleinert sie und entfernt ihre Metadaten, etwa den Aufnahmeort. Das erste kommt auf die Karte.`,
  shortHelp: (max) =>
    max === 1
      ? 'Eines hierher ziehen, einfügen, auswählen oder aufnehmen.'
      : `Bis zu ${max} hierher ziehen, einfügen, auswählen oder aufnehmen. Das erste kommt auf die Karte.`,
  shrinking: 'Das Bild wird verkleinert',
  storing: 'Das Bild wird gespeichert',
  onCard: 'Auf der Karte',
  picture: (n) => `Bild ${n}`,
  alt: 'Alternativtext',
  altOf: (n) => `Alternativtext ${n}`,
  altHint: 'für Menschen, die es nicht sehen',
  remove: (name) => `${name} entfernen`,
  earlier: (name) => `${name} nach vorne`,
  later: (name) => `${name} nach hinten`,
  missing: 'Der Server hat dieses Bild nicht mehr. Entfernen Sie es und fügen Sie es noch einmal hinzu.',
  tooMany: (max) =>
    max === 1
      ? 'Es ist Platz für ein Bild. Entfernen Sie es, um ein anderes hinzuzufügen.'
      : `Es ist Platz für ${max} Bilder. Entfernen Sie eines, um ein anderes hinzuzufügen.`,
  tryAgain: 'Erneut versuchen',
  notPossible: 'Bilder sind hier nicht möglich: Der Server dieser Website speichert keine.',
  problems: {
    'not-a-picture': 'Dieser Dateityp wird nicht unterstützt. Verwenden Sie PNG, JPEG, WebP oder GIF.',
    broken: 'Dieses Bild lässt sich nicht öffnen. Die Datei ist vielleicht beschädigt.',
    'too-large': 'Dieses Bild ist zu groß, um es hier zu öffnen. Verkleinern Sie es zuerst.',
    'does-not-fit': 'Dieses Bild lässt sich nicht klein genug machen. Versuchen Sie ein anderes.',
  },
};

export const longRanking: Messages['longRanking'] = {
  find: 'Einen Beitrag suchen',
  found: (n, total) => `${figure(n)} von ${count(total, 'Beitrag', 'Beiträgen')}`,
  showAll: (n) => `Alle ${figure(n)} Beiträge zeigen`,
};

export const organize: Messages['organize'] = {
  name: 'Veranstalter',
  failed: 'Die Werkzeuge des Veranstalters konnten nicht geladen werden. Laden Sie die Seite neu.',
  toDo: {
    title: 'Als Nächstes',
    nothing: 'Nichts wartet auf Sie.',
    open: 'Zu den Aufgaben',
    more: (n) => `und ${count(n, 'weitere Aufgabe', 'weitere Aufgaben')}`,
    begin: (names) =>
      names.length > 2
        ? `${figure(names.length)} Jurymitglieder haben noch nicht begonnen`
        : `${names.join(' und ')} ${names.length === 1 ? 'hat' : 'haben'} noch nicht begonnen`,
    missing: (n, at) =>
      `Insgesamt ${n === 1 ? 'fehlt' : 'fehlen'} ${count(n, 'Bewertung', 'Bewertungen')}. Die Bewertung endet am ${at}.`,
    finish: (n) => `${count(n, 'Bewertung fehlt', 'Bewertungen fehlen')}`,
    reveals: (n) =>
      `${count(n, 'versiegelte Bewertung ist', 'versiegelte Bewertungen sind')} nicht offengelegt`,
    until: (at) => `Bis ${at}.`,
    later: (entries, judges) =>
      `Noch hinzuzufügen: ${[
        ...(entries > 0 ? [count(entries, 'Beitrag', 'Beiträge')] : []),
        ...(judges > 0 ? [count(judges, 'Jurymitglied', 'Jurymitglieder')] : []),
      ].join(' und ')}`,
    laterText: 'Sie passten nicht in den Start. Dieser Browser behält sie, bis Sie sie hinzugefügt haben.',
    laterUnread: (n) => `${count(n, 'Liste', 'Listen')} in diesem Browser nicht lesbar`,
    laterUnreadText:
      'Nicht alles, was nicht in den Start passte, ließ sich wieder lesen. Vergleichen Sie Beiträge und Jury mit Ihren eigenen Listen, und fügen Sie hinzu, was fehlt.',
    addLater: 'Weiter',
    submissions: (n) => `${count(n, 'Einreichung wartet', 'Einreichungen warten')} auf Sie`,
    submissionsText: 'Lassen Sie alle zu, oder sehen Sie unten jede einzeln an.',
    entry: (name, n) =>
      n === 0 ? `${name} hat keine Bewertung` : `${name} hat erst ${count(n, 'Bewertung', 'Bewertungen')}`,
    reviews: (entries, n) =>
      n === 0
        ? `${figure(entries)} Beiträge haben keine Bewertung`
        : `${figure(entries)} Beiträge haben erst je ${count(n, 'Bewertung', 'Bewertungen')}`,
    wanted: (n) => `Ihr Minimum ist ${count(n, 'Bewertung', 'Bewertungen')} für jeden Beitrag.`,
    assign: 'Legen Sie fest, wer was bewertet',
    assignText: 'Ohne Zuteilungen soll jedes Jurymitglied jeden Beitrag bewerten.',
    awards: 'Sagen Sie, wer die Preise bekommt',
    awardsText: 'Die Rangliste steht fest. Preise sind eine Notiz daneben.',
    judges: 'Dieser Wettbewerb hat noch keine Jury: Fügen Sie sie unten hinzu',
    entries: 'Es gibt noch keine Beiträge: Fügen Sie unten welche hinzu',
    dates: {
      submissions: 'Die Einreichungen enden',
      admission: 'Die Bewertung beginnt',
      upcoming: 'Die Bewertung beginnt',
      judging: 'Die Bewertung endet',
      revealing: 'Die Offenlegung endet',
    },
  },
  assignments: {
    name: 'Zuteilungen',
    state: (isMade) => (isMade ? 'veröffentlicht' : 'keine'),
    everybody: 'Jedes Jurymitglied soll jeden Beitrag bewerten.',
    title: 'Beiträge der Jury zuteilen',
    act: 'Beiträge zuteilen',
    perEntry: 'Jurymitglieder je Beitrag',
    order: 'Verteilung',
    orders: { mixed: 'In wechselnden Gruppen', track: 'Nach Kategorie', place: 'Nach Standort' },
    keep: 'Zuteilungen behalten',
    keepText: 'Nur Beiträge, denen jemand fehlt, werden zugeteilt. Fertige Bewertungen bleiben immer.',
    summary: (entries, judges, each) =>
      `${count(entries, 'Beitrag', 'Beiträge')}, ${count(judges, 'Jurymitglied', 'Jurymitglieder')}, ${figure(each)} für jeden Beitrag. Zuteilungen sind ein Rat: Jedes Jurymitglied kann jeden Beitrag bewerten.`,
    short: (entries, wanted) =>
      `${count(entries, 'Beitrag hat', 'Beiträge haben')} weniger als ${count(wanted, 'Jurymitglied', 'Jurymitglieder')}.`,
    nothing: 'Es ist nichts zugeteilt.',
    numbers: (entries) => `Beiträge ${entries.join(', ')}`,
    reviewedOf: (entries) => `Bewertet: ${entries.join(', ')}.`,
    leftOf: (entries) => `Noch zu bewerten: ${entries.join(', ')}.`,
    progress: (done, due) => `${figure(done)} von ${figure(due)} bewertet`,
    sealed: 'Zu versiegelten Bewertungen erscheinen die Beiträge erst, wenn sie offengelegt sind.',
    reviewed: 'Bewertet',
    assigned: 'Zugeteilt',
    change: 'Ändern',
    changeOf: (name) => `Beiträge von ${name} ändern`,
    handOf: (name) => `Beiträge von ${name}`,
    count: (n) => (n === 0 ? 'nichts zugeteilt' : `${count(n, 'Beitrag', 'Beiträge')} zugeteilt`),
  },
  coverage: {
    label: 'Abdeckung',
    before: 'Die Bewertung hat noch nicht begonnen.',
    nothing: 'Es stehen keine Bewertungen aus.',
    reviews: (done, due) => `${figure(done)} von ${count(due, 'Bewertung liegt', 'Bewertungen liegen')} vor.`,
    sealed: (done, due) =>
      `${figure(done)} von ${count(due, 'Bewertung ist', 'Bewertungen sind')} versiegelt.`,
    revealed: (done, sealed) =>
      `${figure(done)} von ${count(sealed, 'versiegelten Bewertung ist', 'versiegelten Bewertungen sind')} offengelegt.`,
    judge: (done, due) => `${figure(done)} von ${figure(due)}`,
    judgeSealed: (done, due) => `${figure(done)} von ${figure(due)} versiegelt`,
    abstained: 'hat sich bei jedem Beitrag enthalten',
    idle: (due) => `hat nicht begonnen, 0 von ${figure(due)}`,
  },
  submissions: {
    title: 'Einreichungen',
    counts: (waiting, admitted, refused) =>
      `${count(waiting, 'wartet', 'warten')}, ${figure(admitted)} zugelassen${refused > 0 ? `, ${figure(refused)} nicht zugelassen` : ''}`,
    none: 'Keine Einreichung wartet auf Sie.',
    admittedOnly:
      'Es gibt zu viele Einreichungen, um alle von der Chain zu lesen: nur zugelassene werden gezeigt.',
    by: 'Von',
    refused: 'Nicht zugelassen',
    copy: 'Kopie',
    copyText: 'Ein anderes Konto hat vorher dieselben Texte und Bilder eingereicht.',
    admit: (name) => `${name} zulassen`,
    admitShort: 'Zulassen',
    admitAll: 'Alle zulassen',
    refuse: (name) => `Nicht zugelassen: ${name}`,
    refuseShort: 'Nicht zugelassen',
  },
  judges: {
    title: 'Jury',
    add: 'Jury erweitern',
    remove: (name) => `${name} entfernen`,
    removeShort: 'Entfernen',
    none: 'Dieser Wettbewerb hat keine Jury.',
    done: 'Fertig',
  },
  entries: {
    title: 'Beiträge',
    counts: (standing, outside) =>
      outside === 0
        ? count(standing, 'Beitrag', 'Beiträge')
        : `${count(standing, 'Beitrag', 'Beiträge')}, ${figure(outside)} außerhalb der Rangliste`,
    none: 'Es gibt keine Beiträge.',
    add: 'Beiträge hinzufügen',
    disqualify: (name) => `${name} disqualifizieren`,
    disqualifyShort: 'Disqualifizieren',
  },
  dates: {
    title: 'Termine',
    over: 'Alle Termine sind vorbei.',
    postpone: 'Verschieben',
    until: (at) => `Verschieben ist bis ${at} möglich.`,
  },
  notes: {
    title: 'Notizen',
    counts: (n) => (n === 0 ? 'keine' : `${figure(n)} veröffentlicht`),
    none: 'Sie haben keine Notiz veröffentlicht.',
    loading: 'Ihre Notizen werden gelesen.',
    failed: 'Ihre Notizen konnten nicht gelesen werden',
    failedText:
      'Bis dahin ist hier nicht bekannt, welche Einreichungen Sie abgelehnt, was Sie zugeteilt und welche Preise Sie veröffentlicht haben. Was davon abhängt, muss warten.',
    tryAgain: 'Erneut versuchen',
    add: 'Notiz hinzufügen',
    withdraw: 'Diese Notiz zurückziehen',
    kinds: {
      text: 'Notiz',
      'not-admitted': 'Nicht zugelassen',
      assignments: 'Zuteilungen',
      awards: 'Preise',
      other: 'Notiz',
    },
  },
  print: {
    judges: {
      open: 'Bewertungsbögen drucken',
      title: 'Einen Bogen für jedes Jurymitglied drucken',
      text: (n) =>
        `${count(n, 'Bogen', 'Bögen')}: die Beiträge, Platz für Punkte und ein QR-Code, der den nächsten Beitrag öffnet.`,
    },
    places: {
      open: 'Tischkarten drucken',
      title: 'Eine Karte für jeden Beitrag drucken',
      text: (n) =>
        `${count(n, 'Karte', 'Karten')}: Standort, Name, Team und ein QR-Code, der die Seite des Beitrags öffnet.`,
    },
    act: 'Drucken',
    number: (n) => `Beitrag ${figure(n)}`,
    until: (n, at) => `${count(n, 'Beitrag', 'Beiträge')} zu bewerten bis ${at}`,
    entry: 'Beitrag',
    place: 'Standort',
    most: (points) => `(0 bis ${figure(points)})`,
    sign: 'Notizen auf Papier zählen nicht. Scannen Sie den Code und signieren Sie Ihre Bewertungen dort.',
  },
  account: {
    only: 'Nur das Konto, das den Wettbewerb gestartet hat, kann in ihm handeln:',
    several:
      'Organisieren mehrere Personen? Starten Sie den Wettbewerb von einem Safe aus, der wie jede Wallet verbunden wird: Seine Eigentümer signieren dann jede Handlung. Ein Eigentümer kann diesen Bereich auch mit dem Link unten öffnen und jede Handlung als Datei für den Transaction Builder des Safes speichern.',
    link: 'Link zu diesem Bereich kopieren',
    guest:
      'Sie sehen diesen Bereich ohne das Konto des Veranstalters. Jede Handlung kann als Datei für einen Safe gespeichert werden.',
  },
  contest: {
    withdraw: 'Wettbewerb zurückziehen',
    until: 'Sie können den Wettbewerb bis zur ersten Bewertung zurückziehen.',
  },
  showMore: 'Mehr anzeigen',
  fields: {
    reason: 'Begründung',
    required: 'Schreiben Sie hier etwas.',
    tooLong: (over) => `Das ist ${count(over, 'Byte', 'Bytes')} zu lang.`,
  },
  admit: {
    title: (n) => (n === 1 ? 'Diese Einreichung zulassen?' : `${figure(n)} Einreichungen zulassen?`),
    numbers: (first, n) =>
      n === 1
        ? `Sie wird Beitrag Nummer ${figure(first)}, und die Jury bewertet sie.`
        : `Sie werden die Beiträge ${figure(first)} ${n === 2 ? 'und' : 'bis'} ${figure(first + n - 1)}, und die Jury bewertet sie.`,
    text: 'Alle sehen dauerhaft, dass Sie sie zugelassen haben. Später können Sie einen Beitrag nur noch disqualifizieren.',
    act: (n) => (n === 1 ? 'Zulassen' : `${figure(n)} Einreichungen zulassen`),
    subject: (n) => count(n, 'Einreichung', 'Einreichungen'),
    more: (n) => `Eine Transaktion lässt höchstens 200 zu: ${figure(n)} bleiben für die nächste übrig.`,
  },
  refuse: {
    title: 'Diese Einreichung nicht zulassen?',
    lines: [
      'Ihre Begründung wird eine Notiz zur Einreichung, die alle dauerhaft lesen können.',
      'Nichts wird gelöscht: Die Einreichung bleibt öffentlich, und Sie können sie später noch zulassen.',
    ],
    act: 'Begründung veröffentlichen',
  },
  disqualify: {
    title: 'Diesen Beitrag disqualifizieren?',
    lines: [
      'Er verlässt die Rangliste, und seine Bewertungen zählen nicht mehr.',
      'Alle sehen das und Ihre Begründung dauerhaft.',
      'Das lässt sich nicht rückgängig machen.',
    ],
    act: 'Disqualifizieren',
  },
  list: {
    title: 'Beiträge hinzufügen',
    lines: [
      'Sie bekommen die nächsten Nummern, und die ganze Jury bewertet sie.',
      'Alle sehen dauerhaft, dass Sie sie hinzugefügt haben.',
    ],
    act: (n) => (n === 1 ? '1 Beitrag hinzufügen' : `${figure(n)} Beiträge hinzufügen`),
    subject: (n) => count(n, 'Beitrag', 'Beiträge'),
    entry: (n) => `Beitrag ${figure(n)}`,
    another: 'Weiteren Beitrag hinzufügen',
    remove: (n) => `Beitrag ${figure(n)} entfernen`,
    room: (bytes) => `Platz für etwa ${count(bytes, 'weiteres Byte', 'weitere Bytes')}.`,
  },
  addLater: {
    title: {
      list: (n) => `${count(n, 'weiteren Beitrag', 'weitere Beiträge')} hinzufügen`,
      judges: (n) => `${count(n, 'weiteres Jurymitglied', 'weitere Jurymitglieder')} hinzufügen`,
    },
    subject: {
      list: (n) => count(n, 'Beitrag', 'Beiträge'),
      judges: (n) => count(n, 'Jurymitglied', 'Jurymitglieder'),
    },
    act: {
      list: (n) => `${count(n, 'Beitrag', 'Beiträge')} hinzufügen`,
      judges: (n) => `${count(n, 'Jurymitglied', 'Jurymitglieder')} hinzufügen`,
    },
    step: (n, of) => `Das ist Bestätigung ${figure(n)} von ${figure(of)}.`,
    lines: [
      'Eine Transaktion konnte den Wettbewerb nicht mit allen starten, deshalb folgen sie jetzt.',
      'Sie können das schließen und später weitermachen: in diesem Browser unter „Als Nächstes“, in einem anderen mit der Datei des Entwurfs unter „Beiträge hinzufügen“.',
      'Alle sehen dauerhaft, was Sie wann hinzugefügt haben.',
    ],
    behind: 'Diese Seite liest noch, was Sie zuvor hinzugefügt haben. Gleich geht es weiter.',
  },
  fromDraft: {
    ask: 'Wurde dieser Wettbewerb in einem anderen Browser gestartet?',
    open: 'Datei des Entwurfs öffnen',
    hint: 'Wurde ein großer Wettbewerb in einem anderen Browser gestartet, steht in der Datei seines Entwurfs, was noch hinzuzufügen ist.',
    refused: {
      'other-contest':
        'Diese Datei ist nicht der Entwurf dieses Wettbewerbs: Der Titel oder die ersten Beiträge sind andere. Wählen Sie die Datei, die Sie vor dem Start gespeichert haben.',
      'nothing-left': 'Der Wettbewerb hat alle Beiträge und Jurymitglieder dieser Datei.',
      names:
        'Ein Jurymitglied in dieser Datei hat keine Adresse. Öffnen Sie sie im Formular für neue Wettbewerbe, übernehmen Sie die Adressen der Namen, und speichern Sie die Datei erneut.',
      invalid:
        'Ein Beitrag oder Text in dieser Datei kann nicht hinzugefügt werden. Öffnen Sie sie im Formular für neue Wettbewerbe, das sagt, was zu ändern ist, und speichern Sie die Datei erneut.',
      'not-kept':
        'Dieser Browser kann nicht behalten, was noch hinzuzufügen ist. Erlauben Sie dieser Website, Daten zu speichern.',
    },
  },
  addJudges: {
    title: 'Jury erweitern',
    field: 'Jury',
    hint: (resolvesNames) =>
      resolvesNames
        ? 'eine Zeile je Mitglied: Adresse oder ENS-Name, dann auf Wunsch ein Name'
        : 'eine Zeile je Mitglied: die Adresse, dann auf Wunsch ein Name',
    isName: (line) => `In Zeile ${figure(line)} steht ein Name. Ersetzen Sie ihn durch seine Adresse.`,
    lines: [
      'Sie können jeden Beitrag bewerten, bis die Bewertung endet.',
      'Alle sehen dauerhaft, wer wann hinzugefügt wurde.',
    ],
    act: (n) => (n === 0 ? 'Jury erweitern' : `${count(n, 'Jurymitglied', 'Jurymitglieder')} hinzufügen`),
    subject: (n) => count(n, 'Jurymitglied', 'Jurymitglieder'),
    named: 'Die Chain nimmt nur Adressen. Danach können Sie die Namen in einer Notiz veröffentlichen.',
    note: (judges) => `Neu in der Jury:\n${judges.join('\n')}`,
    notAnAddress: (line) => `Zeile ${figure(line)} ist keine Adresse.`,
    twice: (line) => `Zeile ${figure(line)} wiederholt eine Adresse.`,
    known: (line) => `Das Konto in Zeile ${figure(line)} ist schon in der Jury.`,
    tooMany: 'Eine Transaktion ändert höchstens 100 Jurymitglieder.',
  },
  removeJudge: {
    title: 'Dieses Jurymitglied entfernen?',
    lines: [
      'Dieses Konto kann nicht mehr bewerten.',
      'Alle sehen dauerhaft, dass Sie es entfernt haben. Sie können es wieder hinzufügen.',
    ],
    act: 'Entfernen',
  },
  postpone: {
    title: 'Wettbewerb verschieben',
    lines: [
      'Jeder Termin kann nur später werden, insgesamt um höchstens 14 Tage. Vergangene Termine bleiben.',
      'Alle sehen den alten Termin, den neuen und Ihre Begründung dauerhaft.',
    ],
    act: 'Verschieben',
    zone: (zone) => `Alle Zeiten gelten in Ihrer Zeitzone, ${zone}.`,
    latest: (at) => `Spätestens ${at}.`,
    unchanged: 'Verschieben Sie mindestens einen Termin.',
    earlier: 'Ein Termin kann nur später werden.',
    tooLate: 'Das ist mehr als 14 Tage später als geplant.',
    order: 'Die Termine sind nicht in der richtigen Reihenfolge.',
    missing: 'Wählen Sie Datum und Uhrzeit.',
  },
  awards: {
    name: 'Preise',
    title: 'Preise',
    counts: (n) => (n === 0 ? 'noch keine' : `${figure(n)} veröffentlicht`),
    byRanking: 'Nach der Rangliste, wie sie jetzt ist:',
    nobody: 'noch niemand',
    write: 'Preise vergeben',
    award: (n) => `Preis ${figure(n)}`,
    prize: 'Preis',
    entry: 'Beitrag',
    add: 'Preis hinzufügen',
    remove: (n) => `Preis ${figure(n)} entfernen`,
    willSay: 'Die Seite wird das sagen.',
    outside: {
      disqualified: (name) => `${name} (disqualifiziert)`,
      withdrawn: (name) => `${name} (zurückgezogen)`,
    },
    lines: [
      'Diese Preise ersetzen alle, die Sie vorher veröffentlicht haben.',
      'Alle können sie dauerhaft lesen. Die Rangliste ändert sich nicht.',
    ],
  },
  note: {
    title: 'Notiz hinzufügen',
    about: 'Über',
    contest: 'Den Wettbewerb',
    text: 'Notiz',
    lines: [
      'Alle können sie dauerhaft lesen, auch wenn Sie sie zurückziehen.',
      'Sie ändert nichts an der Rangliste.',
    ],
    assignmentsLines: [
      'Diese Zuteilungen ersetzen alle, die Sie vorher veröffentlicht haben.',
      'Alle können dauerhaft lesen, wer was bewerten soll.',
    ],
    act: 'Veröffentlichen',
  },
  withdrawNote: {
    title: 'Diese Notiz zurückziehen?',
    lines: [
      'Seiten zeigen sie nicht mehr.',
      'Nichts wird gelöscht: Ihr Text bleibt dauerhaft auf der Chain.',
    ],
    act: 'Notiz zurückziehen',
  },
  withdrawContest: {
    title: 'Diesen Wettbewerb zurückziehen?',
    lines: [
      'Alle sehen, dass Sie ihn zurückgezogen haben, und er nimmt nichts mehr an.',
      'Nichts wird gelöscht: Alles Signierte bleibt dauerhaft auf der Chain.',
      'Das lässt sich nicht rückgängig machen. Sie können einen neuen Wettbewerb mit denselben Beiträgen und derselben Jury starten.',
    ],
    act: 'Wettbewerb zurückziehen',
  },
};

export const people: Messages['people'] = {
  warnings: {
    address: 'Der Name dieses Kontos sieht wie eine Adresse aus',
    'mixed-alphabets': 'Dieser Name mischt Buchstaben aus mehreren Alphabeten',
    'same-name': 'Ein anderes Konto hier hat einen Namen, der gleich aussieht',
  },
};

export const plots: Messages['plots'] = {
  coverage: {
    label: 'Gezählte Bewertungen',
    counted: (reviews, possible) => `${reviews} von ${count(possible, 'Bewertung', 'Bewertungen')}`,
    sealed: (sealed, possible) => `${sealed} von ${possible} versiegelt`,
  },
  looks: { name: 'Anzeigen als', cards: 'Karten', table: 'Tabelle' },
  podium: {
    first: 'Erster Platz',
    leads: 'In Führung',
    points: (points, max) => `${points} von ${max} Punkten`,
    shared: (n) => `Geteilt von ${n} Beiträgen`,
    place: (n) => `${n}. Platz`,
    announced: (winners) => `Das Ergebnis steht fest. 1. Platz: ${listOf.format(winners)}.`,
    more: (n) => (n === 1 ? 'und 1 weiterer Sieger' : `und ${n} weitere Sieger`),
    nobody: 'Kein Beitrag wurde bewertet, daher gibt es kein Ergebnis.',
  },
  rules: 'Regeln und Links',
  title: 'Wo die Jury uneins war',

  matrix: {
    name: 'Punkte je Beitrag und Jurymitglied',
    part: (from, to) => `Punkte je Beitrag und Jurymitglied, Jurymitglieder ${from} bis ${to}`,
    entry: 'Beitrag',
    intro: 'Eine Spalte je Jurymitglied. Eine kräftigere Farbe bedeutet mehr Punkte.',
    empty: 'keine Bewertung',
  },

  second: {
    leads: {
      same: (n) =>
        n === 1
          ? 'Auch wenn die Strenge der Jury ausgeglichen wird, führt derselbe Beitrag'
          : 'Auch wenn die Strenge der Jury ausgeglichen wird, führen dieselben Beiträge',
      differs: 'Wenn die Strenge der Jury ausgeglichen wird, führt ein anderer Beitrag',
      text: 'Nicht jedes Jurymitglied hat jeden Beitrag bewertet, und manche sind strenger als andere. Ausgeglichen hängt es davon ab, wer einen Beitrag bewertet hat, welcher Erster ist. Es zählt die Rangliste oben; weitere Bewertungen würden es klären.',
    },
    wins: {
      same: (n) =>
        n === 1
          ? 'Auch wenn die Strenge der Jury ausgeglichen wird, gewinnt derselbe Beitrag'
          : 'Auch wenn die Strenge der Jury ausgeglichen wird, gewinnen dieselben Beiträge',
      differs: 'Wenn die Strenge der Jury ausgeglichen wird, gewinnt ein anderer Beitrag',
      text: 'Nicht jedes Jurymitglied hat jeden Beitrag bewertet, und manche sind strenger als andere. Ausgeglichen hängt es davon ab, wer einen Beitrag bewertet hat, welcher Erster ist. Das Ergebnis bleibt die Rangliste oben.',
    },
    name: 'Punkte, nach Strenge ausgeglichen',
    rank: 'Rang',
    entry: 'Beitrag',
    points: 'Punkte',
    mean: 'Mittelwert',
    firstHere: 'hier Erster',
    firstByMean: 'Erster nach Mittelwert',
  },
};

export const refusals: Messages['refusals'] = {
  AccessDenied:
    'Nur das Konto, das signiert hat, kann es zurückziehen. Wählen Sie dieses Konto in Ihrer Wallet.',
  AlreadyRevoked: 'Es ist schon zurückgezogen. Laden Sie die Seite neu, um das zu sehen.',
  InvalidExpirationTime:
    'Das Enddatum liegt in der Vergangenheit. Wählen Sie ein späteres und signieren Sie erneut.',
  InvalidSchema:
    'Auf dieser Chain fehlt das Schema des Wettbewerbs. Prüfen Sie die Chain und laden Sie die Seite neu.',
  InvalidRevocation: 'Das lässt sich nicht zurückziehen. Laden Sie die Seite neu.',
  NotFound: 'Die Chain kennt es nicht. Prüfen Sie die Chain und laden Sie die Seite neu.',
  NotPayable: 'Dabei dürfen keine Münzen gesendet werden. Laden Sie die Seite neu und signieren Sie erneut.',
  NotEAS:
    'Nur EAS darf den Vertrag des Wettbewerbs aufrufen. Laden Sie die Seite neu und signieren Sie erneut.',
  ForeignSchema: 'Dieser Wettbewerb nimmt das nicht an. Laden Sie die Seite neu und signieren Sie erneut.',
  Expiring: 'Es darf nicht ablaufen. Laden Sie die Seite neu und signieren Sie erneut.',
  Irrevocable: 'Es muss sich später zurückziehen lassen. Laden Sie die Seite neu und signieren Sie erneut.',
  Undecodable:
    'Der Vertrag des Wettbewerbs kann es nicht lesen. Laden Sie die Seite neu und signieren Sie erneut.',
  Oversized:
    'Ein Text ist zu lang: Ein Kommentar oder eine Begründung hat höchstens 4.096 Bytes, ein Titel 800, der Link zu einem Dokument 8.192. Kürzen Sie ihn.',
  UnknownContest: 'Auf dieser Chain gibt es diesen Wettbewerb nicht. Prüfen Sie den Link zum Wettbewerb.',
  ContestIsRevoked:
    'Der Veranstalter hat diesen Wettbewerb zurückgezogen, er nimmt nichts mehr an. Wählen Sie einen anderen Wettbewerb.',
  OutsideWindow: 'Der Wettbewerb nimmt das zurzeit nicht an. Sehen Sie sich auf der Seite seine Termine an.',
  NotOrganizer: 'Das kann nur der Veranstalter des Wettbewerbs. Wählen Sie dieses Konto in Ihrer Wallet.',
  NotJudge:
    'Dieses Konto gehört nicht zur Jury dieses Wettbewerbs. Wählen Sie ein anderes, oder fragen Sie den Veranstalter.',
  NotEntrant:
    'Nur das Konto, das den Beitrag eingereicht hat, kann ihn ändern. Wählen Sie dieses Konto in Ihrer Wallet.',
  UnexpectedReference:
    'Ein Wettbewerb darf auf keine andere Attestierung verweisen. Laden Sie die Seite neu und signieren Sie erneut.',
  MissingTitle: 'Der Wettbewerb hat keinen Titel. Geben Sie einen ein.',
  MissingDocument: 'Der Hash der Beschreibung fehlt. Laden Sie die Seite neu und signieren Sie erneut.',
  WrongTimes:
    'Die Termine sind nicht in der richtigen Reihenfolge, einer ist schon vorbei, oder er läge mehr als 14 Tage später. Ändern Sie sie.',
  WrongFlags:
    'Der Vertrag des Wettbewerbs kennt eine der Optionen nicht. Laden Sie die Seite neu und signieren Sie erneut.',
  WrongCriteria:
    'Jedes Kriterium braucht einen Höchstwert und ein Gewicht über null. Ändern Sie die Kriterien.',
  TooManyCriteria: 'Ein Wettbewerb hat höchstens 20 Kriterien. Entfernen Sie einige.',
  NoJudges: 'Die Liste nennt niemanden. Fügen Sie ein Jurymitglied hinzu.',
  TooManyJudges:
    'Eine Jury hat höchstens 500 Mitglieder, und höchstens 100 können auf einmal dazukommen. Entfernen Sie einige.',
  NoEntries: 'Die Liste ist leer. Fügen Sie einen Beitrag hinzu.',
  TooManyEntries:
    'Ein Wettbewerb hat höchstens 1.000 Beiträge, und höchstens 200 können auf einmal dazukommen. Entfernen Sie einige.',
  AlreadyJudge: 'Eines dieser Konten gehört schon zur Jury oder ist zweimal genannt. Entfernen Sie es.',
  NoSubmissions:
    'Dieser Wettbewerb nimmt keine Einreichungen an. Bitten Sie den Veranstalter, Ihren Beitrag aufzunehmen.',
  UnknownSubmission: 'Der Wettbewerb hat diese Einreichung nicht. Laden Sie die Seite neu.',
  SubmissionIsWithdrawn: 'Diese Einreichung ist zurückgezogen. Reichen Sie sie erneut ein.',
  SubmissionIsReplaced: 'Eine spätere Einreichung hat diese ersetzt. Verwenden Sie die spätere.',
  AlreadyAdmitted: 'Diese Einreichung ist schon zugelassen. Laden Sie die Seite neu, um das zu sehen.',
  UnknownEntry: 'Der Wettbewerb hat keinen Beitrag mit dieser Nummer. Laden Sie die Seite neu.',
  EntryIsWithdrawn: 'Dieser Beitrag wurde zurückgezogen. Machen Sie mit einem anderen weiter.',
  EntryIsDisqualified:
    'Der Veranstalter hat diesen Beitrag disqualifiziert. Machen Sie mit einem anderen weiter.',
  WrongNumber:
    'Andere Beiträge haben diese Nummern inzwischen bekommen. Laden Sie die Seite neu und signieren Sie erneut.',
  MissingReason: 'Die Begründung fehlt. Schreiben Sie eine: Sie ist öffentlich.',
  ContestIsSealed:
    'Dieser Wettbewerb ist versiegelt: Bewertungen werden erst nach der Bewertung offengelegt. Laden Sie die Seite neu.',
  ContestIsNotSealed:
    'Dieser Wettbewerb ist nicht versiegelt: Bewertungen sind sofort öffentlich. Laden Sie die Seite neu.',
  IsRecused:
    'Sie haben sich bei diesem Beitrag enthalten, und das ist endgültig. Machen Sie mit einem anderen weiter.',
  TooManyActs:
    'Die Grenze von 30 Handlungen bei diesem Beitrag ist erreicht, und Ihre Bewertung bleibt, wie sie ist. Machen Sie mit einem anderen weiter.',
  WrongNumberOfPoints: 'Es fehlen Punkte. Vergeben Sie für jedes Kriterium Punkte.',
  OverMaximum:
    'Die Punkte sind höher als der Höchstwert eines Kriteriums. Laden Sie die Seite neu und wählen Sie sie erneut.',
  NotInForce:
    'Das ist schon ersetzt oder zurückgezogen. Laden Sie die Seite neu, um zu sehen, was jetzt gilt.',
  NotCommitted:
    'Dieses Jurymitglied hat keine versiegelte Bewertung dieses Beitrags. Prüfen Sie die Datei und das Konto.',
  AlreadyRevealed: 'Diese Bewertung ist schon offengelegt. Laden Sie die Seite neu, um das zu sehen.',
  WrongPreimage:
    'Das ist nicht die Bewertung, die versiegelt wurde. Verwenden Sie die Datei, die beim Signieren gespeichert wurde.',
};
export const reviews: Messages['reviews'] = {
  title: 'Ihre Bewertungen',
  intro: 'Wettbewerbe, zu deren Jury Sie gehören, und was noch zu bewerten ist.',
  as: 'Sie sind',
  connect: {
    title: 'Welches Jurymitglied sind Sie?',
    text: 'Verbinden Sie eine Wallet, um die Wettbewerbe zu finden, zu deren Jury ihre Adresse gehört. Sie müssen nichts signieren.',
    act: 'Wallet verbinden',
  },
  loading: 'Ihre Wettbewerbe werden gesucht',
  none: {
    title: 'Für Sie gibt es nichts zu bewerten',
    text: 'In keinem Wettbewerb gehört diese Adresse zur Jury:',
    toContests: 'Alle Wettbewerbe',
  },
  failed: 'Die Wettbewerbe konnten nicht geladen werden',
  tryAgain: 'Erneut versuchen',
  searched: (n, total) => `${n} von ${count(total, 'Wettbewerb', 'Wettbewerben')} durchsucht.`,
  searchOn: 'Weitersuchen',
  revealing: 'Offenzulegen',
  revealHere:
    'Wenn Sie Bewertungen dieses Wettbewerbs versiegelt haben, legen Sie sie auf seiner Seite offen. Was nicht offengelegt ist, zählt nicht.',
  open: 'In Bewertung',
  upcoming: 'Bewertung noch nicht begonnen',
  over: 'Beendet oder zurückgezogen',
  reviewed: (done, total) => `${done} von ${count(total, 'Beitrag', 'Beiträgen')} bewertet`,
  complete: (total) => (total === 1 ? 'Der einzige Beitrag ist bewertet' : `Alle ${total} Beiträge bewertet`),
  unknown: 'Was noch fehlt, konnte nicht geladen werden.',
  next: 'Als Nächstes:',
  goOn: 'Fortsetzen',
  goOnWith: (title) => `${title} fortsetzen`,

  here: {
    name: 'Ihre Jurytätigkeit',
    left: (n) => {
      if (n === 0) return 'Sie haben jeden Beitrag bewertet. Sie können Ihre Bewertungen noch ändern.';
      return n === 1
        ? 'Sie haben noch einen Beitrag zu bewerten.'
        : `Sie haben noch ${n} Beiträge zu bewerten.`;
    },
    assigned: (n) =>
      n === 1
        ? 'Ein Ihnen zugeteilter Beitrag wartet auf Ihre Bewertung.'
        : `${n} Ihnen zugeteilte Beiträge warten auf Ihre Bewertung.`,
    assignedDone: (others) =>
      others === 1
        ? 'Sie haben alle Ihnen zugeteilten Beiträge bewertet. Ein weiterer Beitrag kann eine Bewertung brauchen.'
        : `Sie haben alle Ihnen zugeteilten Beiträge bewertet. ${others} weitere Beiträge können eine Bewertung brauchen.`,
    abstained: 'Sie haben sich bei jedem Beitrag enthalten.',
    done: (done, total) => `${done} von ${total} bewertet`,
    reviewNext: 'Nächsten Beitrag bewerten',
    all: 'Ihre Bewertungen',
    closed:
      'Sie gehören zur Jury dieses Wettbewerbs. Die Bewertung ist beendet: Jetzt signierte Bewertungen würden nicht zählen.',
  },
};

export const sealed: Messages['sealed'] = {
  tag: 'Versiegelt',
  note: {
    title: 'Diese Bewertung wird versiegelt',
    text: (from, until) =>
      `Niemand kann sie lesen, bevor die Bewertungsphase endet. Sie legen sie von ${from} bis ${until} auf der Seite des Wettbewerbs offen.`,
    keep: 'Dieser Browser bewahrt sie auf. Speichern Sie auch die Datei: Wenn Sie beides verlieren, kann niemand die Bewertung offenlegen, und sie zählt nicht.',
    unkept:
      'Dieser Browser kann die Bewertung nicht speichern. Speichern Sie sie als Datei und versiegeln Sie sie dann erneut: Ohne die Datei kann niemand sie offenlegen.',
    many: {
      title: 'Was Sie signieren, wird versiegelt',
      text: (from, until) =>
        `Niemand kann es lesen, bevor die Bewertungsphase endet. Sie legen es von ${from} bis ${until} auf der Seite des Wettbewerbs offen.`,
      keep: 'Dieser Browser bewahrt es auf. Speichern Sie auch die Datei: Wenn Sie beides verlieren, kann niemand es offenlegen, und es zählt nicht.',
      unkept:
        'Dieser Browser kann diese Bewertungen nicht speichern. Speichern Sie sie als Datei und signieren Sie sie dann erneut: Ohne die Datei kann niemand sie offenlegen.',
    },
  },
  save: 'Versiegelte Bewertung speichern',
  calendar: 'In den Kalender',
  saveAll: 'Alle als eine Datei speichern',
  saveEntry: (entry) => `Versiegelte Bewertung von ${entry} speichern`,
  own: {
    name: 'Ihre versiegelten Bewertungen',
    text: (from, until) =>
      `Nur Sie können sie lesen, in diesem Browser. Legen Sie sie von ${from} bis ${until} hier offen, sonst zählen sie nicht.`,
    elsewhere:
      'Dieser Browser hat diese Bewertung nicht. Sie brauchen ihre Datei oder den Browser, in dem Sie sie versiegelt haben.',
  },
  reveal: {
    name: 'Versiegelte Bewertungen offenlegen',
    text: (until) =>
      `Die Bewertungsphase ist zu Ende. Legen Sie Ihre Bewertungen bis ${until} offen: Was nicht offengelegt ist, zählt nicht.`,
    anybody: (until) =>
      `Bis ${until} kann jeder, der die Datei einer versiegelten Bewertung hat, sie offenlegen: Wählen Sie die Datei hier aus.`,
    act: (n) => (n === 1 ? '1 Bewertung offenlegen' : `${n} Bewertungen offenlegen`),
    together: 'Alle in einer Transaktion offenlegen',
    togetherHelp:
      'Ihre Wallet fragt einmal. Lehnt die Chain eine davon ab, sind alle abgelehnt; dann wird jede einzeln versucht.',
    step: (n, total) => `Bewertung ${n} von ${total} wird offengelegt`,
    lost: 'Diese Bewertungen hat die Chain nicht angenommen',
    early: 'Laut Chain ist die Bewertungsphase nicht zu Ende',
    earlyText:
      'Nichts wurde gesendet, und Ihre Bewertungen sind noch geheim. Die Uhr dieses Geräts oder der Index geht vor: Versuchen Sie es nach dem Ende noch einmal.',
    urgent: (until) =>
      `Es bleibt weniger als eine Stunde. Bewertungen, die bis ${until} nicht offengelegt sind, zählen nicht.`,
    choose: 'Dateien auswählen',
    drop: 'Legen Sie die Dateien hier ab',
    by: 'Bewertung von',
    refused: 'Dateien, die sich nicht verwenden lassen',
    alreadyRevealed: (n) =>
      n === 1
        ? 'Eine Bewertung aus diesen Dateien ist schon offengelegt.'
        : `${n} Bewertungen aus diesen Dateien sind schon offengelegt.`,
    flaws: {
      unreadable: 'Das ist nicht die Datei einer versiegelten Bewertung.',
      'unreadable-part': 'Ein Teil dieser Datei ist keine versiegelte Bewertung. Der Rest wurde gelesen.',
      'other-chain': 'Diese Bewertung gehört zu einem Wettbewerb auf einer anderen Chain.',
      'other-contest': 'Diese Bewertung gehört zu einem anderen Wettbewerb.',
      'not-a-judge': 'Diese Bewertung nennt ein Konto, das nicht zur Jury dieses Wettbewerbs gehört.',
      'unknown-entry':
        'Diese Bewertung ist über einen Beitrag, den der Wettbewerb nicht oder nicht mehr hat.',
      'wrong-points':
        'Die Punkte passen nicht zu den Kriterien dieses Wettbewerbs, also kann niemand diese Bewertung offenlegen.',
      'too-long':
        'Der Kommentar ist länger, als der Wettbewerb erlaubt, also kann niemand diese Bewertung offenlegen.',
      'not-committed':
        'Dieses Jurymitglied hat keine versiegelte Bewertung dieses Beitrags. Sie wurde zurückgezogen oder nie signiert.',
      'not-in-force':
        'Das ist nicht die Bewertung, die das Jurymitglied zuletzt versiegelt hat. Wählen Sie die Datei der letzten aus.',
    },
    done: (n) => (n === 1 ? '1 Bewertung ist offengelegt' : `${n} Bewertungen sind offengelegt`),
  },
  tooLate: {
    name: 'Ihre versiegelten Bewertungen wurden nicht offengelegt',
    text: (until) => `Es ist zu spät: Bewertungen ließen sich bis ${until} offenlegen. Diese zählen nicht.`,
  },
};

export const share: Messages['share'] = {
  title: 'Wettbewerb teilen',
  everybody: 'Mit dem Link kann jeder den Wettbewerb verfolgen, ohne Wallet.',
  hidden:
    'Der Betreiber dieser Website blendet diesen Wettbewerb aus: Sein Text wird hier nicht gezeigt, und der Link öffnet zuerst einen Hinweis.',
  loading: 'Der Wettbewerb wird geladen',
  text: 'Jurymitglieder brauchen diesen Link, ihre Wallet und ein wenig von der Währung der Chain: Eine Bewertung zu signieren kostet eine Netzwerkgebühr.',
  textEnded: 'Jeder kann das Ergebnis lesen und mit der Chain abgleichen.',
  ends: (at) => `Die Bewertung endet am ${at}.`,
  ended: (at) => `Die Bewertung endete am ${at}.`,
  link: 'Link zum Wettbewerb',
  copy: 'Link kopieren',
  saveQr: 'QR-Code speichern',
  copied: 'Kopiert',
  copyFailed: 'Nicht kopiert. Markieren Sie den Link und kopieren Sie ihn.',
  elsewhere: 'Teilen über',
  native: 'Andere Apps',
  x: 'X',
  telegram: 'Telegram',
  email: 'E-Mail',
  entry: {
    title: 'Diesen Beitrag teilen',
    text: 'Der Code und der Link führen zur Seite des Beitrags.',
    copyFailed: (url) => `Nicht kopiert. Kopieren Sie diesen Link: ${url}`,
    post: (name) => `Sehen Sie sich diesen Beitrag an: ${name}`,
  },
  post: (title) => `Verfolgen Sie die Bewertung: ${title}`,
  untitled: 'ein Wettbewerb',
  feed: 'Bewertungen als Feed',
  calendar: 'Ende im Kalender eintragen',
  toContest: 'Wettbewerb öffnen',
  picture: 'Vorschau eines Beitrags mit diesem Link',
  pictureAlt: (title) => `Vorschaubild von ${title}: der Titel, der Status und die besten Beiträge.`,
};

export const startContest: Messages['startContest'] = {
  title: 'Wettbewerb starten',
  intro: 'Sie sehen genau, was Sie signieren und was es kostet, bevor Ihre Wallet fragt.',
  outline: {
    name: 'Schritte',
    basics: 'Grundlagen',
    criteria: 'Kriterien',
    judges: 'Jury',
    entries: 'Beiträge',
    dates: 'Termine',
    sign: 'Prüfen und signieren',
    state: { done: 'vollständig', wrong: 'fehlerhaft', open: 'offen' },
    position: (n, total) => `${n} von ${total}`,
  },
  steps: {
    basics: 'Das lesen Einreichende, Jury und alle anderen zuerst.',
    criteria: 'Worauf soll die Jury achten? Beginnen Sie mit einer Vorlage und passen Sie sie an.',
    judges: 'Nur Bewertungen, die diese Adressen signiert haben, zählen.',
    entries: 'Nennen Sie, was bewertet wird, nehmen Sie Einreichungen an, oder beides.',
    dates: 'Jeder Termin ist öffentlich, und die Chain setzt ihn durch.',
    sign: 'Alles, was öffentlich wird, in der Reihenfolge, in der man es liest.',
  },
  summaries: {
    criteria: (n, points) => `${count(n, 'Kriterium', 'Kriterien')}, ${count(points, 'Punkt', 'Punkte')}`,
    judges: (n) => count(n, 'Jurymitglied', 'Jurymitglieder'),
    entries: (n) => count(n, 'Beitrag', 'Beiträge'),
    submissions: 'Einreichung',
    entriesAndSubmissions: (entries) => `${entries} und Einreichungen`,
    ends: (when) => `endet am ${when}`,
  },
  back: 'Zurück',
  next: (step) => `Weiter: ${step}`,
  fields: {
    title: 'Titel',
    description: 'Beschreibung',
    count: (used, max) => `${figure(used)} von ${figure(max)}`,
    cover: 'Titelbild',
    logo: 'Logo',
    rules: 'Regeln',
    rulesHelp:
      'Wer mitmachen kann, und was zählt. In Markdown: Listen, Links in [Klammern](https://…), *Betonung* und Überschriften mit ###.',
    rulesPreview: 'Regeln ansehen',
    noRules: 'Noch keine Regeln.',
    links: 'Links',
    linksText: 'Wo man Fragen stellt oder die Veranstaltung findet.',
    linkLabel: 'Name des Links',
    linkHref: 'Adresse des Links',
    addLink: 'Link hinzufügen',
    removeLink: (label) => `Link ${label} entfernen`,
    tracks: 'Kategorien',
    tracksText: 'Arten von Beiträgen, etwa „Spiele“. Es geht auch ohne.',
    trackName: 'Name der Kategorie',
    trackAbout: 'Wofür sie da ist',
    addTrack: 'Kategorie hinzufügen',
    removeTrack: (name) => `Kategorie ${name} entfernen`,
    prizes: 'Preise',
    prizesText: 'Was es zu gewinnen gibt. Nicht die Rangliste entscheidet, wer sie bekommt, sondern Sie.',
    prizeName: 'Preis',
    prizeAbout: 'Was er ist',
    prizeTrack: 'Für',
    everyone: 'Alle Beiträge',
    addPrize: 'Preis hinzufügen',
    removePrize: (name) => `Preis ${name} entfernen`,
    optional: 'freiwillig',
    judges: 'Jury',
    judgesHint: (resolvesNames) =>
      resolvesNames
        ? 'eine Zeile je Mitglied: Adresse oder ENS-Name, dann auf Wunsch ein Name'
        : 'eine Zeile je Mitglied: die Adresse, dann auf Wunsch ein Name',
    judgesExample: '0x… Ada Park\n0x…',
    judgesHelp: (good, lines) =>
      good === lines
        ? count(good, 'Jurymitglied', 'Jurymitglieder')
        : `${figure(good)} von ${count(lines, 'Zeile', 'Zeilen')} gültig`,
    publishesNames: 'Namen der Jury veröffentlichen',
    publishesNamesText:
      'Jeder Name wird dauerhaft neben seiner Adresse öffentlich: Fragen Sie die Jury vorher. Sonst bleiben Namen in Ihrem Entwurf, und Seiten zeigen das Profil eines Jurymitglieds oder die Adresse.',
    name: 'Name',
    link: 'Link',
    about: 'Beschreibung',
    track: 'Kategorie',
    noTrack: 'Keine',
    place: 'Standort',
    placeHelp: 'Wo er bei der Veranstaltung steht, etwa „Tisch 12“.',
    pictures: 'Bilder',
    team: 'Team',
    teamHelp: 'Ein Name je Zeile.',
    addEntry: 'Beitrag hinzufügen',
    editEntry: (name) => `${name} bearbeiten`,
    closeEntry: (name) => `${name} schließen`,
    removeEntry: (name) => `${name} entfernen`,
    entry: (n) => `Beitrag ${n}`,
    list: 'Ihre Beiträge',
    listText:
      'Fügen Sie Links oder Zellen einer Tabelle in eines der Felder ein, um viele auf einmal hinzuzufügen.',
    takesSubmissions: 'Einreichungen annehmen',
    takesSubmissionsText: 'Jeder kann einen Beitrag einreichen. Sie lassen zu, was bewertet wird.',
    submissionsUntil: 'Einreichungen bis',
    opensAt: 'Beginn der Bewertung',
    opensAtOnce: 'Leer: sobald Sie signieren.',
    opensAtLater: 'Leer: wenn die Einreichungen enden.',
    closesAt: 'Ende der Bewertung',
    closesAtHelp: 'Bewertungen, die zu dieser Zeit oder danach signiert werden, werden abgelehnt.',
    isSealed: 'Bewertungen bis zum Ende versiegeln',
    isOpenText:
      'Offene Bewertungen kann jeder lesen, sobald sie signiert sind, und die Rangliste wächst während der Bewertung.',
    minimumReviews: 'Bewertungen je Beitrag, mindestens',
    minimumReviewsHelp: 'Das Ergebnis sagt, welche Beiträge weniger haben. Die Rangliste ändert sich nicht.',
    allDates: 'Alle Termine auf einmal',
    planned: { weekend: 'Dieses Wochenende', weeks: 'Zwei Wochen' },
    timeline: 'Zeitleiste',
    handles: {
      submissionsUntil: 'Schluss der Einreichungen',
      opensAt: 'Start der Bewertung',
      closesAt: 'Schluss der Bewertung',
      revealUntil: 'Schluss der Offenlegung',
    },
    timelineHelp:
      'Ziehen Sie an einem Griff, oder drücken Sie die Pfeiltasten für eine Stunde und Bild auf oder Bild ab für einen Tag. Die Felder darunter haben die Minuten.',
    phases: {
      submissions: 'Einreichung',
      waiting: 'Vor der Bewertung',
      judging: 'Bewertung',
      revealing: 'Offenlegung',
    },
    isSealedText:
      'Vorher kann niemand eine Bewertung lesen. Danach legt sie das Jurymitglied offen, oder jeder, dem es den Text gegeben hat.',
    revealUntil: 'Offenlegung bis',
    revealUntilHelp: 'Eine Bewertung, die bis dahin nicht offengelegt wurde, zählt nicht.',
    presets: 'Vorschläge',
    days: (n) => (n % 7 === 0 ? count(n / 7, 'Woche', 'Wochen') : count(n, 'Tag', 'Tage')),
    zone: (zone) =>
      `Alle Zeiten gelten in Ihrer Zeitzone, ${zone}. Ihr Entwurf behält den Zeitpunkt, auch wenn Sie reisen.`,
    twice: (time) =>
      `${time} gibt es in dieser Nacht zweimal, weil die Uhren zurückgestellt werden. Welche Zeit meinen Sie?`,
    missing: (time) =>
      `${time} gibt es in dieser Nacht nicht, weil die Uhren vorgestellt werden. Welche Zeit meinen Sie?`,
  },
  criteria: {
    templates: 'Vorlagen für Kriterien',
    names: { classic: 'Die klassischen sechs', hackathon: 'Hackathon', jury: 'Jury' },
    hackathon: {
      idea: 'Idee',
      execution: 'Umsetzung',
      design: 'Gestaltung',
      usefulness: 'Nutzen',
      demo: 'Vorführung',
    },
    jury: {
      quality: 'Qualität',
      originality: 'Eigenständigkeit',
      impact: 'Wirkung',
      presentation: 'Präsentation',
    },
    replaced: 'Ihre Kriterien wurden ersetzt.',
    undo: 'Rückgängig',
    legend: (n) => `Kriterium ${n}`,
    label: 'Bezeichnung',
    maxPoints: 'Höchstwert',
    weight: 'Gewicht',
    yesOrNo: (points) => `Ja oder nein, ${count(points, 'Punkt', 'Punkte')}`,
    scale: (max, weight) =>
      weight === 1 ? `0 bis ${figure(max)}` : `0 bis ${figure(max)}, zählt ${figure(weight)}-fach`,
    anchors: 'Was die Punkte bedeuten',
    anchorsText: 'Die Jury sieht es beim Kriterium.',
    anchorPoints: 'Punkte',
    anchorText: (points) => (points === '' ? 'Bedeutung' : `Bedeutung von ${points}`),
    addAnchors: 'Sagen, was die Punkte bedeuten',
    addAnchor: 'Bedeutung hinzufügen',
    removeAnchor: (points) => `Bedeutung von ${points} entfernen`,
    add: 'Kriterium hinzufügen',
    remove: (label) => `${label} entfernen`,
    moveUp: (label) => `${label} nach oben`,
    moveDown: (label) => `${label} nach unten`,
    moved: (label, position, of) => `${label} ist jetzt Nummer ${figure(position)} von ${figure(of)}.`,
    name: 'Kriterien',
  },
  kept: 'Ihr Entwurf ist auf diesem Gerät gespeichert, bis Sie den Wettbewerb starten.',
  notKept:
    'Dieser Browser kann Ihren Entwurf nicht speichern. Er geht verloren, wenn Sie die Seite schließen.',
  clear: 'Formular leeren',
  draftFile: {
    save: 'Als Datei speichern',
    open: 'Datei öffnen',
    close: 'Schließen',
    taken: (title) => `„${inSentence(title)}“ aus einer Datei geöffnet`,
    asking: (title) => `„${inSentence(title)}“ aus der Datei öffnen?`,
    refusedTitle: 'Die Datei lässt sich nicht öffnen',
    refused: {
      tooLarge: (max) =>
        `Sie hat mehr als ${figure(max)} Bytes. Wählen Sie eine Datei, die hier gespeichert wurde. Das Formular ist, wie Sie es verlassen haben.`,
      unreadable:
        'Sie ist nicht als Text lesbar. Vielleicht wurde sie verschoben oder ist ein Ordner. Das Formular ist, wie Sie es verlassen haben.',
      notJson:
        'Sie ist kein JSON. Wählen Sie eine Datei, die hier gespeichert wurde. Das Formular ist, wie Sie es verlassen haben.',
      wrongField: (field) =>
        `Korrigieren Sie „${field}“ in der Datei, oder wählen Sie eine andere. Das Formular ist, wie Sie es verlassen haben.`,
    },
  },
  submit: 'Wettbewerb starten',
  invalid: (n) =>
    n === 1 ? 'Korrigieren Sie bitte ein Feld.' : `Korrigieren Sie bitte ${figure(n)} Felder.`,
  notConnected: 'Sie werden zuerst gebeten, eine Wallet zu verbinden. Ihr Entwurf bleibt erhalten.',

  line: (line, text) => `Zeile ${line}: ${text}`,
  moreProblems: (n) => `und ${count(n, 'weitere Zeile', 'weitere Zeilen')}`,
  problems: {
    title: { required: 'Geben Sie dem Wettbewerb einen Titel.' },
    description: { required: 'Sagen Sie, worum es in dem Wettbewerb geht.' },
    criteria: {
      required: 'Fügen Sie mindestens ein Kriterium hinzu, oder wählen Sie eine Vorlage.',
      label: 'Benennen Sie das Kriterium.',
    },
    judges: { required: 'Nennen Sie mindestens ein Jurymitglied.' },
    entries: {
      required: 'Nennen Sie mindestens einen Beitrag, oder nehmen Sie Einreichungen an.',
      name: 'Geben Sie dem Beitrag einen Namen.',
      links: 'Jeder Link braucht einen Namen und eine Adresse, die mit https:// oder http:// beginnt.',
    },
    named: 'Geben Sie einen Namen an.',
    tooLong: (length, max) => `Das hat ${figure(length)} Zeichen; erlaubt sind höchstens ${figure(max)}.`,
    tooMany: (length, max) => `Die Liste hat ${figure(length)}; erlaubt sind höchstens ${figure(max)}.`,
    outOfRange: (min, max) => `Geben Sie eine ganze Zahl von ${figure(min)} bis ${figure(max)} an.`,
    malformedText: 'Dieser Text enthält ein ungültiges Zeichen. Löschen Sie es und geben Sie es neu ein.',
    invalidAddress: 'Das ist keine Adresse. Eine Adresse ist 0x, gefolgt von 40 Zeichen aus 0–9 und a–f.',
    isName: (name, resolvesNames) =>
      resolvesNames
        ? `${name} ist ein Name. Ersetzen Sie ihn durch seine Adresse, die unten nachgeschlagen wird.`
        : `${name} ist ein Name, und diese Website kann keine Namen nachschlagen. Geben Sie die Adresse ein.`,
    addressFirst: (address) => `Schreiben Sie zuerst die Adresse, ${address}, und dann den Namen.`,
    severalAddresses: (n) =>
      `Diese Zeile hat ${figure(n)} Adressen. Schreiben Sie jede in eine eigene Zeile oder verwenden Sie „Jury importieren“.`,
    invalidChecksum: (expected) =>
      `Die Groß- und Kleinbuchstaben passen nicht zur Prüfsumme; vielleicht ist ein Buchstabe falsch. Meinten Sie ${expected}?`,
    zeroAddress: 'Das ist die Nulladresse, die niemandem gehört.',
    invalidLink: 'Das ist kein Link. Ein Link beginnt mit https:// oder http://.',
    unseenInLink:
      'Dieser Link enthält ein unsichtbares Zeichen und führt vielleicht nicht dorthin, wohin er zu führen scheint. Kopieren Sie ihn aus der Adresszeile Ihres Browsers.',
    loginInLink:
      'Dieser Link enthält einen Benutzernamen oder ein Passwort, die jeder lesen könnte. Entfernen Sie sie.',
    duplicateLine: (line) => `Das wiederholt Zeile ${line}.`,
    duplicateLink: 'Ein anderer Beitrag hat denselben Link.',
    duplicateName: 'Dieser Name kommt schon vor.',
    inThePast: 'Diese Zeit ist vorbei. Wählen Sie eine in der Zukunft.',
    tooFar: 'Das ist zu weit in der Zukunft. Wählen Sie eine Zeit vor 2038.',
    incomplete: 'Geben Sie Datum und Uhrzeit an.',
    outOfOrder: {
      submissionsUntil: 'Wählen Sie eine Zeit, zu der die Einreichungen beendet sind.',
      opensAt: 'Wählen Sie eine Zeit nach dem Beginn der Bewertung.',
      closesAt: 'Wählen Sie eine Zeit nach dem Ende der Bewertung.',
      revealUntil: 'Wählen Sie eine frühere Zeit.',
    },
    tooLarge: (bytes, max) =>
      `Die Texte haben ${figure(bytes)} Bytes; ${figure(max)} passen in einen Wettbewerb. Kürzen Sie die Beschreibung oder die Texte der Beiträge.`,
    unreadable: 'Die Texte lassen sich nicht zurücklesen. Prüfen Sie sie auf ungewöhnliche Zeichen.',
  },

  look: {
    name: 'Vorschau',
    text: 'So werden es alle sehen.',
    form: 'Das Formular der Jury',
    formText: 'während Sie schreiben',
    noCriteria: 'Benennen Sie ein Kriterium, um das Formular zu sehen.',
    noTitle: 'Ihr Titel',
    noDescription: 'Ihre Beschreibung',
    judges: (n) => count(n, 'Jurymitglied', 'Jurymitglieder'),
    noJudges: 'Noch keine Jury.',
    noEntries: 'Noch keine Beiträge.',
    submissions: 'Jeder kann einen Beitrag einreichen.',
    reviews: (n) => `0 von ${n}`,
    more: (n) => `und ${count(n, 'weiterer Beitrag', 'weitere Beiträge')}`,
    sizeName: 'Größe der Texte',
    size: (bytes, max) => `Texte: ${figure(bytes)} von ${figure(max)} Bytes`,
    sizeOver: (bytes) => `${count(bytes, 'Byte', 'Bytes')} zu viel`,
  },
  letter: {
    untitled: 'Noch kein Titel',
    cover: (alt) => (alt === '' ? 'Titelbild' : `Titelbild: ${alt}`),
    logo: (alt) => (alt === '' ? 'Logo' : `Logo: ${alt}`),
    rules: 'Regeln',
    links: 'Links',
    tracks: 'Kategorien',
    prizes: 'Preise',
    prizeFor: (prize, track) => `${prize}, für ${track}`,
    criteria: 'Kriterien',
    criterion: (label, what) => `${label}: ${what}`,
    judges: (n) => count(n, 'Jurymitglied', 'Jurymitglieder'),
    entries: (n) => count(n, 'Beitrag', 'Beiträge'),
    track: (name) => `Kategorie: ${name}`,
    place: (place) => `Standort: ${place}`,
    team: (names) => `Team: ${names}`,
    picture: (alt) => `Bild: ${alt}`,
    pictureWithoutText: 'Bild ohne Alternativtext',
    dates: 'Termine',
    submissionsUntil: 'Einreichungen bis',
    opensAt: 'Beginn der Bewertung',
    closesAt: 'Ende der Bewertung',
    revealUntil: 'Offenlegung bis',
    sealed: 'Bewertungen sind bis zum Ende der Bewertung versiegelt.',
    open: 'Alle können Bewertungen lesen, sobald sie signiert sind.',
    takesSubmissions: 'Alle können einen Beitrag einreichen, und Sie lassen zu, was bewertet wird.',
    minimumReviews: (n) => `Jeder Beitrag soll mindestens ${count(n, 'Bewertung', 'Bewertungen')} erhalten.`,
    missing: 'noch nicht gewählt',
  },
  facts: {
    notYet: 'erscheint, sobald die Schritte davor vollständig sind',
    noWallet: 'erscheint, sobald eine Wallet verbunden ist',
    permanentlyPublic: 'Dauerhaft öffentlich.',
    publicText:
      'Nach dem Signieren ist der Wettbewerb unter Ihrer Adresse auf der Chain. Niemand kann ihn löschen.',
    later: 'Was Sie danach ändern können',
    laterItems: {
      never:
        'Titel, Texte, Bilder, Links, Kategorien, Preise, Kriterien, veröffentlichte Namen der Jury und ob Bewertungen versiegelt sind: nie. Sie können Notizen hinzufügen.',
      entries: (until) =>
        `Beiträge: weitere hinzufügen oder einen ausschließen, bis die Bewertung endet (${until}).`,
      entriesSealed: (until) =>
        `Beiträge: weitere hinzufügen, bis die Bewertung endet (${until}); einen ausschließen, bis die Offenlegung endet.`,
      judges: (until) =>
        `Jury: Mitglieder hinzufügen, bis die Bewertung endet (${until}); eines entfernen bis zur ersten Bewertung nach dem Beginn.`,
      dates: 'Termine: jeden verschieben, bevor er vorbei ist, um höchstens 14 Tage insgesamt.',
      withdraw: 'Den ganzen Wettbewerb: zurückziehen bis zur ersten Bewertung nach dem Beginn.',
    },
  },

  later: {
    title: (n) => `Sie bestätigen ${figure(n)}-mal`,
    text: 'Eine Transaktion startet einen Wettbewerb mit höchstens 200 Beiträgen und 100 Jurymitgliedern. Die übrigen folgen gleich danach, eine Bestätigung nach der anderen. Bis dahin behält dieser Browser sie, auch wenn Sie die Seite schließen. Speichern Sie den Entwurf als Datei, um in einem anderen weitermachen zu können.',
    start: 'Der Start, wie oben',
    entries: (n) => count(n, 'weiterer Beitrag', 'weitere Beiträge'),
    judges: (n) => count(n, 'weiteres Jurymitglied', 'weitere Jurymitglieder'),
    cost: (bytes, fee) => `${figure(bytes)} Bytes, höchstens etwa ${fee}`,
    notKept:
      'Dieser Browser kann die Beiträge und Jurymitglieder nicht behalten, die dem Start folgen, deshalb wurde nichts signiert. Erlauben Sie dieser Website, Daten zu speichern, oder kürzen Sie die Listen.',
  },

  import: {
    open: { judges: 'Jury importieren', entries: 'Beiträge importieren' },
    title: { judges: 'Jury importieren', entries: 'Beiträge importieren' },
    text: {
      judges:
        'Fügen Sie Adressen, Namen, Zellen einer Tabelle oder eine CSV-Datei ein, oder ziehen Sie eine Datei hierher. Sie sehen, was übernommen wird, bevor etwas hinzukommt. Zeilen, die schon im Feld stehen, bleiben.',
      entries:
        'Fügen Sie Links, Zellen einer Tabelle oder eine CSV-Datei ein, oder ziehen Sie eine Datei hierher. Sie sehen, was übernommen wird, bevor etwas hinzukommt. Beiträge, die schon im Formular stehen, bleiben.',
    },
    pasted: 'Zeilen zum Importieren',
    pastedExample: {
      judges: 'Adresse,Name\n0x…,Ada Park\n0x…,Ben Ode',
      entries: 'Name,Link\nLampe,https://…\nRegal,https://…',
    },
    file: 'Datei auswählen',
    template: 'Vorlage herunterladen',
    dropHere: 'Lassen Sie die Datei los. Sie wird in Ihrem Browser gelesen und nicht hochgeladen.',
    source: 'Gelesen aus',
    wholeLines: 'Ganzen Zeilen',
    everyItem: { judges: 'Jeder Adresse einer Zeile', entries: 'Jedem Link einer Zeile' },
    table: 'Spalten der Tabelle',
    linesAreWhole: 'Kommas und Semikolons gelten als Teil der Links.',
    column: (n, name) => (name ? `Spalte ${n}: ${name}` : `Spalte ${n}`),
    roles: {
      address: 'Adresse',
      name: 'Name',
      link: 'Link',
      about: 'Beschreibung',
      track: 'Kategorie',
      place: 'Standort',
      team: 'Team',
      links: 'Links',
      picture: 'Bild',
    },
    kept: 'Spalten, die übernommen werden',
    notKept: 'Nicht übernommen',
    choose: 'Spalte wählen',
    ask: {
      address: 'Mehrere Spalten können die Adressen der Jury enthalten. Wählen Sie eine.',
      name: 'Mehrere Spalten können die Namen enthalten. Wählen Sie eine oder keine.',
      link: 'Mehrere Spalten können die Links enthalten. Wählen Sie eine.',
      about: 'Mehrere Spalten können die Texte enthalten. Wählen Sie eine oder keine.',
      track: 'Mehrere Spalten können die Kategorien enthalten. Wählen Sie eine oder keine.',
      place: 'Mehrere Spalten können die Standorte enthalten. Wählen Sie eine oder keine.',
    },
    notTaken: (names) => {
      const said = names.filter((name) => name !== '');
      return said.length === 0
        ? 'Die anderen Spalten werden nicht übernommen.'
        : `Nicht übernommen: ${said.map(inSentence).join(', ')}.`;
    },
    neverTaken: 'E-Mail-Adressen und andere personenbezogene Daten werden nie importiert.',
    takesTeam: 'Die Namen der Teams übernehmen',
    takesTeamText:
      'Sie werden mit den Beiträgen dauerhaft öffentlich: Fragen Sie die Teams vorher. Sonst bleiben die Namen in Ihrer Datei.',
    drafts: (n) =>
      n === 1
        ? '1 Projekt wurde nicht eingereicht und fehlt deshalb.'
        : `${figure(n)} Projekte wurden nicht eingereicht und fehlen deshalb.`,
    shortened: (n, limit) =>
      `${count(n, 'Text ist', 'Texte sind')} auf ${figure(limit)} Zeichen gekürzt; der Link führt zum Ganzen.`,
    pictures: {
      matched: (n) => `${count(n, 'Bild kommt', 'Bilder kommen')} zu den Beiträgen.`,
      missing: (n) =>
        n === 1
          ? '1 Bild fehlt: Ziehen Sie seine Datei hierher.'
          : `${figure(n)} Bilder fehlen: Ziehen Sie ihre Dateien hierher.`,
      unused: (n) => `${count(n, 'Datei hat', 'Dateien haben')} einen Namen, der in der Liste nicht steht.`,
      storing: (done, all) => `Bilder werden gespeichert: ${figure(done)} von ${figure(all)}`,
      notPossible: 'Diese Website speichert keine Bilder: Sie bleiben weg.',
      failed: (names) =>
        `Nicht hinzugefügt: ${names.map(inSentence).join(', ')}. Fügen Sie diese Bilder bei ihren Beiträgen hinzu.`,
      links:
        'Bilder, die nur Links sind, bleiben weg, weil diese Seite nichts von anderen Websites holt. Ziehen Sie die Dateien hierher, und nennen Sie sie in der Spalte.',
    },
    enteredFor: (names) => `Eingereicht für: ${names.map(inSentence).join(', ')}.`,
    newTracks: (names) => `Neue Kategorien: ${names.map(inSentence).join(', ')}.`,
    header: (line) => `Zeile ${line} enthält die Namen der Spalten.`,
    found: (good, bad) => `${good}, ${bad}`,
    nothing: 'Noch nichts zu importieren.',
    reading: 'Die Datei wird gelesen',
    good: {
      judges: (n) => count(n, 'gültiges Jurymitglied', 'gültige Jurymitglieder'),
      entries: (n) => count(n, 'gültiger Beitrag', 'gültige Beiträge'),
    },
    bad: (n) => count(n, 'ungültige Zeile', 'ungültige Zeilen'),
    noBad: 'keine ungültigen Zeilen',
    repeated: (n) => `${count(n, 'doppelte Zeile ist', 'doppelte Zeilen sind')} weggelassen.`,
    known: (n) => `${count(n, 'Zeile ist', 'Zeilen sind')} schon im Formular und weggelassen.`,
    lines: 'Importierte Zeilen',
    lineNumber: 'Zeile',
    lineText: 'Text',
    lineVerdict: 'Ergebnis',
    isGood: 'Gültig',
    isBad: 'Ungültig',
    more: (n) => `und ${count(n, 'weitere solche Zeile', 'weitere solche Zeilen')}`,
    take: {
      judges: (n) =>
        n === 0 ? 'Jury hinzufügen' : `${count(n, 'Jurymitglied', 'Jurymitglieder')} hinzufügen`,
      entries: (n) => (n === 0 ? 'Beiträge hinzufügen' : `${count(n, 'Beitrag', 'Beiträge')} hinzufügen`),
    },
    close: 'Abbrechen',
    done: (added) => `${count(added, 'Zeile', 'Zeilen')} hinzugefügt.`,
    doneKnown: (n) => `${count(n, 'war', 'waren')} schon da.`,
    rest: (n) => `${count(n, 'Zeile', 'Zeilen')} korrigieren`,
    failed:
      'Der Import konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    refused: {
      'too-large': (max) =>
        `Das sind mehr als ${figure(max)} Bytes, das Höchste je Import. Teilen Sie die Liste.`,
      'too-many-lines': (lines, max) =>
        `Das sind ${figure(lines)} Zeilen; je Import sind höchstens ${figure(max)} erlaubt. Teilen Sie die Liste.`,
      'no-text': 'Dieser Dateityp wird nicht unterstützt. Speichern Sie die Tabelle zuerst als CSV.',
      unreadable:
        'Diese Datei ist nicht lesbar. Vielleicht wurde sie verschoben oder ist ein Ordner. Wählen Sie sie noch einmal.',
    },
    tooMany: {
      judges: (sum, max) =>
        `Das wären ${sum} Jurymitglieder; erlaubt sind höchstens ${max}. Kürzen Sie die Liste.`,
      entries: (sum, max) =>
        `Das wären ${sum} Beiträge; erlaubt sind höchstens ${max}. Kürzen Sie die Liste.`,
    },
    reasons: {
      name: 'Das ist ein Name, und diese Website kann keine Namen nachschlagen. Verwenden Sie die Adresse.',
      empty: 'Diese Spalte ist leer.',
      unclosed: 'Ein Anführungszeichen wird nicht geschlossen.',
      wide: {
        judges:
          'Diese Zeile hat mehr Zellen als Spalten, und eine der überzähligen ist eine Adresse. Schreiben Sie jede Adresse in eine eigene Zeile.',
        entries:
          'Diese Zeile hat mehr Zellen als Spalten; vielleicht ist ein Teil des Links abgeschnitten. Setzen Sie den Link in Anführungszeichen.',
      },
    },
  },

  preview: {
    text: 'Genau das wird Ihre Wallet Sie signieren lassen. Es ist dauerhaft öffentlich.',
    textOfFirst: (n) =>
      `Ihre Wallet fragt Sie ${figure(n)}-mal: nach dem Start, genau wie er hier steht, dann nach dem, was ihm folgt. Alles ist dauerhaft öffentlich.`,
    contest: 'Der Wettbewerb',
    facts: 'Die Attestierung',
    texts: 'Texte',
    stored: (size) =>
      `${size}, auf dieser Website gespeichert, bevor Sie signieren; die Attestierung hat ihren Hash und diese Adresse:`,
    contract: 'EAS-Vertrag',
    schema: 'Schema',
    resolver: 'Resolver',
    uid: 'UID',
    uidLater: 'bekannt, sobald sie in einem Block ist',
  },
  protocol: {
    title: (chain) => `${chain} ist noch nicht für Wettbewerbe eingerichtet`,
    text: 'Wettbewerbe brauchen einen Vertrag, der ihre Regeln durchsetzt, und Schemas, die ihre Vorgänge beschreiben. Jeder kann sie anlegen, einmal für alle. Es braucht eine Transaktion:',
    contract: 'Vertrag, der die Regeln durchsetzt',
    schemas: (n) => count(n, 'Schema', 'Schemas'),
    deploy: 'Chain einrichten',
    cost: (fee) => `Das kostet etwa ${fee}.`,
    asked: 'Ihre Wallet hat Sie gebeten, die Chain einzurichten. Diese Seite macht danach weiter.',
    noEas: (chain) => `Auf ${chain} gibt es keinen EAS-Vertrag`,
    noEasText:
      'Wettbewerbe und Bewertungen sind Attestierungen des Ethereum Attestation Service (EAS), den es auf dieser Chain nicht gibt. Wählen Sie eine andere Chain.',
    unable: (chain) => `${chain} lässt sich nicht mit einer Transaktion einrichten`,
    unableText:
      'Der Chain fehlt Multicall3 oder der Vertrag zum Anlegen von Verträgen, oder diese Seite gehört zu einem anderen Vertrag.',
  },
  copy: {
    loading: 'Der frühere Wettbewerb wird geladen',
    filled: (title) => `Aus „${inSentence(title)}“ übernommen`,
    filledText: 'Ändern Sie, was diesmal anders ist, und prüfen Sie die Termine.',
    asking: (title) => `Aus „${inSentence(title)}“ übernehmen?`,
    askingText: 'Das ersetzt, was schon im Formular steht.',
    fill: 'Ersetzen',
    leftOut: 'Bilder, die nur ein Link nennt, lassen sich nicht übernehmen.',
    unread: 'Die Texte des früheren Wettbewerbs sind nicht lesbar und fehlen hier.',
    missing: 'Der frühere Wettbewerb ist nicht zu finden. Das Formular ist, wie Sie es verlassen haben.',
    failed: 'Der frühere Wettbewerb konnte nicht geladen werden',
    tryAgain: 'Erneut versuchen',
  },
  done: {
    share: 'Teilen',
    goOn: 'Weiter',
    notify: (title) => `„${inSentence(title)}“ ist gestartet und für alle sichtbar.`,
  },
  resume: {
    asked: (title, at) =>
      `Am ${at} hat Ihre Wallet Sie gebeten, „${inSentence(title)}“ zu signieren. Diese Seite prüft, ob Sie es getan haben.`,
    title: 'Ein Wettbewerb ist unterwegs',
    notSigned: 'Ich habe ihn nicht signiert',
  },
};

export const storing: Messages['storing'] = {
  'too-large':
    'Das ist größer als die 256 kB, die der Server speichert. Verkleinern Sie es und versuchen Sie es noch einmal.',
  limited:
    'Sie haben in kurzer Zeit viel gespeichert. Warten Sie eine Minute und versuchen Sie es noch einmal.',
  full: 'Der Server hat gerade keinen Platz für Dokumente aus Ihrem Netz. Versuchen Sie es in einer Stunde noch einmal.',
  hidden:
    'Der Betreiber dieser Website hat diese Datei entfernt, deshalb kann sie hier nicht gespeichert werden.',
  'pictures-missing':
    'Der Server hat ein Bild nicht mehr, das hier vorkommt. Wählen Sie das Bild noch einmal aus, oder entfernen Sie es.',
  unusable:
    'Der Server kann dieses Bild nicht zeigen. Wählen Sie ein anderes, oder speichern Sie es noch einmal als JPEG, PNG oder WebP.',
  'not-stored': 'Diese Website speichert keine Dokumente und Bilder.',
  unreachable:
    'Der Server ist nicht erreichbar. Was Sie eingegeben haben, ist noch da: Versuchen Sie es gleich noch einmal.',
  unavailable:
    'Der Server kann das gerade nicht speichern. Was Sie eingegeben haben, ist noch da: Versuchen Sie es gleich noch einmal.',
  unexpected:
    'Der Server hat unerwartet geantwortet, vielleicht ist es nicht gespeichert. Versuchen Sie es noch einmal.',
};

export const submit: Messages['submit'] = {
  title: 'Beitrag einreichen',
  editTitle: 'Beitrag bearbeiten',
  pageTitle: (title, contest) => `${title}, ${contest}`,
  backToContest: 'Zurück zum Wettbewerb',
  optional: 'freiwillig',
  until: (at) => `Einreichungen sind bis ${at} möglich.`,
  again: 'Sie haben schon einen Beitrag eingereicht',
  againText:
    'Öffnen Sie ihn, um zu sehen, was daraus wurde, oder bearbeiten Sie ihn. Mit diesem Formular reichen Sie einen weiteren ein.',
  edit: 'Bearbeiten',
  editEntry: (name) => `${inSentence(name)} bearbeiten`,
  editUntil: (at) => `Sie können ihn bis ${at} ändern.`,
  fields: {
    name: 'Name',
    link: 'Link',
    about: 'Beschreibung',
    track: 'Kategorie',
    team: 'Team',
    place: 'Standort',
    pictures: 'Bilder',
    linkLabel: 'Name des Links',
    linkHref: 'Adresse des Links',
    addLink: 'Video oder Code hinzufügen',
    removeLink: (label) => `Link ${label} entfernen`,
  },
  aboutHelp: 'Ein Absatz genügt. In Markdown: Listen, *Betonung* und Links in [Klammern](https://…).',
  markdown: { preview: 'Text ansehen', empty: 'Noch kein Text.' },
  noTrack: 'Keine Kategorie',
  teamHelp: 'Ein Name je Zeile.',
  placeHelp: 'Wo die Jury ihn findet, etwa „Tisch 12“.',
  problems: {
    missing: 'Geben Sie dem Beitrag einen Namen.',
    'not-a-link': 'Ein Link muss mit https:// oder http:// beginnen.',
    'too-long': 'Das ist zu lang.',
    'too-many': 'Ein Team hat höchstens 20 Namen.',
    incomplete: 'Jeder Link braucht einen Namen und eine Adresse, die mit https:// oder http:// beginnt.',
  },
  room: (bytes) => `Platz für etwa ${count(bytes, 'weiteres Byte', 'weitere Bytes')}.`,
  tooLarge: (over) =>
    `Die Texte sind ${count(over, 'Byte', 'Bytes')} zu lang, um signiert zu werden. Kürzen Sie die Beschreibung.`,
  unwritable: 'Einer der Texte hat ein ungültiges Zeichen. Entfernen Sie es.',
  preview: { title: 'So sieht die Karte aus', name: 'Name des Beitrags' },
  before: 'Bevor Sie einreichen',
  terms: {
    public: 'Alles hier wird öffentlich und bleibt öffentlich, auch wenn Sie den Beitrag zurückziehen.',
    until: (at) =>
      `Sie können den Beitrag bearbeiten oder zurückziehen, bis die Bewertung am ${at} beginnt. Der Veranstalter muss ihn zulassen.`,
  },
  admittedTerms:
    'Ihr Beitrag ist schon zugelassen. Ein bearbeiteter verlässt die Rangliste, bis der Veranstalter ihn wieder zulässt.',
  act: 'Einreichen',
  notConnected: 'Verbinden Sie zum Einreichen eine Wallet: Ihr Konto signiert den Beitrag.',
  kept: 'Was Sie schreiben, bleibt in diesem Browser, bis Sie es einreichen.',
  clear: 'Leeren',
  cancel: 'Abbrechen',
  failed: 'Die Seite konnte nicht vollständig geladen werden.',
  tryAgain: 'Erneut versuchen',
  closed: {
    none: 'Dieser Wettbewerb nimmt keine Einreichungen an',
    noneText: 'Der Veranstalter fügt seine Beiträge hinzu.',
    over: 'Der Einreichungsschluss ist vorbei',
    overText: (at) => `Er war am ${at}.`,
    overOwn: (at) => `Er war am ${at}. Was Sie vorher eingereicht haben, ist hier:`,
    judging: 'Die Bewertung hat begonnen',
    judgingText: (at) => `Beiträge konnten bis ${at} bearbeitet werden. Ihrer bleibt, wie er ist.`,
    openOwn: 'Ihren Beitrag öffnen',
    withdrawn: 'Der Veranstalter hat diesen Wettbewerb zurückgezogen',
    withdrawnText: 'Er nimmt nichts mehr an.',
    notYours: 'Diese Einreichung kann nicht bearbeitet werden',
    notYoursText: 'Nur das Konto, das sie gemacht hat, kann sie bearbeiten, bis die Bewertung beginnt.',
  },
  enter: {
    name: 'Mitmachen',
    text: (at) => `Dieser Wettbewerb nimmt Beiträge bis ${at} an.`,
    own: 'Ihre Einreichungen',
    another: 'Weiteren Beitrag einreichen',
  },
  submission: {
    loading: 'Die Einreichung wird geladen.',
    missing: 'Keine solche Einreichung',
    missingText: 'Dieser Wettbewerb hat unter dieser Adresse keine Einreichung.',
    missingUnread:
      'Der Wettbewerb hat mehr Einreichungen, als von der Chain gelesen werden. Versuchen Sie es erneut, sobald der Index antwortet.',
    pending: 'Ihre Einreichung ist unterwegs',
    pendingText: 'Diese Seite zeigt sie, sobald der Index sie hat.',
    unnamed: (uid) => `Einreichung ${uid}`,
    by: 'Eingereicht von',
    state: 'Wie es steht',
    states: {
      waiting: 'wartet auf den Veranstalter',
      missed: 'nicht zugelassen',
      admitted: (n) => `zugelassen als Nummer ${figure(n)}`,
      refused: (reason) => `nicht zugelassen, denn ${inSentence(reason)}`,
      withdrawn: 'zurückgezogen',
      disqualified: (reason) => `disqualifiziert, denn ${inSentence(reason)}`,
      replaced: 'durch eine spätere ersetzt',
    },
    short: {
      waiting: 'Wartet',
      admitted: 'Zugelassen',
      refused: 'Nicht zugelassen',
      withdrawn: 'Zurückgezogen',
      disqualified: 'Disqualifiziert',
      replaced: 'Ersetzt',
    },
    next: {
      waiting:
        'Der Veranstalter kann diese Einreichung zulassen, bis die Bewertung endet. Auf dieser Seite sehen Sie dann die Antwort.',
      admitted: 'Die Jury bewertet diesen Beitrag. Die Bewertungen der Jury erscheinen auf dieser Seite.',
      refused: 'Der Veranstalter kann es sich noch anders überlegen und diese Einreichung zulassen.',
      withdrawn: 'Diese Einreichung bleibt auf der Chain und kann nicht zugelassen werden.',
      disqualified: 'Dieser Beitrag hat keinen Platz in der Rangliste.',
      ended: {
        waiting: 'Die Bewertung ist zu Ende. Diese Einreichung kann nicht mehr zugelassen werden.',
        admitted: 'Die Bewertung ist zu Ende. Die Bewertungen der Jury erscheinen auf dieser Seite.',
        refused: 'Die Bewertung ist zu Ende. Diese Einreichung kann nicht mehr zugelassen werden.',
      },
      contestWithdrawn:
        'Der Veranstalter hat diesen Wettbewerb zurückgezogen. Mit dieser Einreichung geschieht nichts mehr.',
    },
    editTerms:
      'Wenn Sie den Beitrag bearbeiten, verlässt er die Rangliste, bis der Veranstalter ihn wieder zulässt.',
    copy: 'Kopie einer früheren Einreichung',
    copyText: 'Ein anderes Konto hat vorher dieselben Texte und Bilder eingereicht.',
    copyBy: 'Zuerst eingereicht von',
    original: 'Original öffnen',
    reviews: 'Was die Jury schreibt',
    noText: 'Die Texte dieser Einreichung sind gerade nicht lesbar.',
    toEntry: 'Beitrag öffnen',
    edit: 'Bearbeiten',
    withdraw: 'Zurückziehen',
    until: (at) => `Sie können den Beitrag bis ${at} bearbeiten oder zurückziehen.`,
  },
  withdraw: {
    title: 'Diese Einreichung zurückziehen?',
    lines: [
      'Der Veranstalter kann diese Einreichung nicht mehr zulassen. War sie zugelassen, verlässt ihr Beitrag die Rangliste.',
      'Nichts wird gelöscht: Die Einreichung bleibt dauerhaft auf der Chain.',
      'Das lässt sich nicht rückgängig machen. Solange Einreichungen offen sind, können Sie eine neue machen.',
    ],
    act: 'Zurückziehen',
  },
};

export const trouble: Messages['trouble'] = {
  toStart: 'Zur Startseite',
  toContests: 'Alle Wettbewerbe',
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Unter dieser Adresse gibt es nichts.',
  },
  unknownChain: {
    title: 'Unbekannte Chain',
    text: (slug) =>
      `Keine Konfiguration einer unterstützten Chain gefunden: Diese Website kennt „${slug}“ nicht.`,
    known: 'Verfügbare Chains:',
  },
  noSuchContest: {
    title: 'Kein solcher Wettbewerb',
    text: 'Prüfen Sie, ob der Link vollständig ist.',
  },
};

export const page: Messages['page'] = {
  documentTitle: (page, productName) => `${page} · ${productName}`,
  failed: {
    title: 'Diese Seite konnte nicht gezeigt werden',
    text: 'Vielleicht ist Ihre Verbindung abgebrochen, oder die Website wurde aktualisiert.',
    offline: 'Sie sind offline, und ein Teil dieser Seite ist noch nicht geladen.',
    tryAgain: 'Erneut versuchen',
  },
};

export const writing: Messages['writing'] = {
  safe: {
    save: 'Für einen Safe speichern',
    saved:
      'Die Datei ist gespeichert. Importieren Sie sie im Transaction Builder Ihres Safes: Nichts wird gesendet, bis seine Eigentümer signiert haben.',
    failed: 'Die Datei konnte nicht gespeichert werden. Versuchen Sie es gleich noch einmal.',
    stored: 'Ihre Texte bleiben 14 Tage auf dieser Website gespeichert: Lassen Sie sie bis dahin signieren.',
    other:
      'Das Konto, das den Wettbewerb gestartet hat, ist nicht verbunden. Speichern Sie die Transaktion als Datei und signieren Sie sie mit diesem Konto, zum Beispiel einem Safe.',
  },
  progress: 'Fortschritt',
  steps: {
    wallet: 'In der Wallet bestätigen',
    block: 'Warten auf den Block',
    visible: 'Für alle sichtbar',
  },
  stepState: { done: 'erledigt', current: 'läuft', waiting: 'noch nicht begonnen' },
  checking: 'Chain, Konto und Guthaben werden geprüft',
  waitingForEarlier: 'Einen Moment, denn dies muss auf das folgen, was Sie vorher signiert haben',
  transaction: 'Transaktion ansehen',
  subjects: {
    contest: (title) => `Start: ${inSentence(title)}`,
    profile: 'Profil',
    review: (entry) => `Bewertung: ${inSentence(entry)}`,
    reviews: (n) => (n === 1 ? '1 Bewertung' : `${n} Bewertungen`),
    contestWithdrawal: (title) => `Rückzug: ${inSentence(title)}`,
    recusal: (entry) => `Enthaltung: ${inSentence(entry)}`,
    reveals: (n) => (n === 1 ? '1 Bewertung offenlegen' : `${n} Bewertungen offenlegen`),
    reviewWithdrawal: (entry) => `Rückzug der Bewertung: ${inSentence(entry)}`,
  },
  sent: 'Signiert und gesendet',
  open: 'Öffnen',
  spedUp: 'Sie haben dies in Ihrer Wallet beschleunigt: dieselbe Transaktion mit einer anderen Gebühr',
  keepsGoing: 'Sie können das schließen. Die Transaktion läuft weiter.',
  slowScan: 'Der Index braucht länger als sonst. Was Sie signiert haben, ist sicher auf der Chain.',
  notFound: 'Die frühere Anfrage ist auf der Chain nicht zu finden. Sie wurde wahrscheinlich nicht signiert.',
  cancel: 'Abbrechen',
  connect: 'Wallet verbinden',
  tryAgain: 'Erneut versuchen',
  permanentlyPublic: 'Dauerhaft öffentlich, signiert von',
  signLine: {
    fee: (amount) => `Gebühr etwa ${amount}`,
    looking: 'Gebühr wird geschätzt',
    unknown: 'Ihre Wallet zeigt die Gebühr',
  },
  about: (amount) => `etwa ${amount}`,
  feeUnknown: 'Ihre Wallet zeigt die Gebühr',
  feeLooking: 'Gebühr wird geschätzt',
  notEnough: (need, has, chain) =>
    `Nicht genug für die Gebühr: Nötig sind etwa ${need}, und dieses Konto hat ${has} auf ${chain}.`,
  notEnoughTestnet: 'Münzen des Testnetzes sind kostenlos: Ein Faucet gibt sie aus.',
  notEnoughLocal: 'Die lokalen Wallets haben Münzen: Verwenden Sie eine von ihnen.',
  funds: {
    faucet: 'Kostenlose Testmünzen holen',
    another: 'Anderes Konto verwenden',
    receive: 'Münzen empfangen',
    address: (symbol, chain) => `Senden Sie ${symbol} auf ${chain} an diese Adresse:`,
    copy: 'Adresse kopieren',
    copyFailed: 'Nicht kopiert. Wählen Sie die Adresse aus und kopieren Sie sie.',
  },

  preview: {
    title: 'Prüfen Sie, was Sie signieren',
    size: 'Größe',
    bytes: (n) => `${n} Bytes`,
    gas: 'Gas',
    fee: 'Gebühr',
    chain: 'Chain',
    chainValue: (name, id) => `${name} (${id})`,
    looking: 'wird geschätzt',
    unknown: 'unbekannt',
    sign: 'Signieren',
    back: 'Zurück zum Formular',
  },

  wrongNetwork: {
    title: 'Falsches Netzwerk',
    text: 'Falsches Netzwerk erkannt. Wechseln Sie das Netzwerk oder trennen Sie die Wallet.',
    needs: (chain) => `Dafür braucht es ${chain}, aber Ihre Wallet ist auf einer anderen Chain.`,
    switch: (chain) => `Zu ${chain} wechseln`,
  },

  errorTitle: 'Nicht signiert',
  invalidHash: 'Ungültiger Hash der Transaktion',
  requestOpen: 'In Ihrer Wallet ist vielleicht noch eine Anfrage offen',
  notSigned: 'Ich habe es nicht signiert',
  notKept:
    'Ihr Browser kann für diese Seite nichts speichern. Lassen Sie die Seite offen, bis alle sehen, was Sie signiert haben: Nach einem Neuladen kann sie nicht mehr danach suchen.',
  errorTitleSent: 'Nicht abgeschlossen',
  errors: {
    'invalid-input':
      'Hier verletzt etwas eine Regel des Wettbewerbs, daher wurde nichts signiert. Prüfen Sie es und versuchen Sie es noch einmal.',
    'wrong-chain':
      'Ihre Wallet hat die Chain gewechselt oder die Verbindung zu dieser verloren, daher wurde nichts signiert. Wechseln Sie zurück und versuchen Sie es noch einmal.',
    'wrong-account':
      'Ihre Wallet hat das Konto gewechselt, daher wurde nichts signiert. Wählen Sie das Konto, das diese Seite zeigt, und versuchen Sie es noch einmal.',
    'insufficient-funds':
      'Dieses Konto hat nicht genug für die Gebühr. Laden Sie es auf und versuchen Sie es noch einmal.',
    rejected: 'Sie haben die Anfrage in Ihrer Wallet abgelehnt. Es wurde nichts gesendet.',
    'request-pending':
      'In Ihrer Wallet wartet eine Anfrage. Beantworten Sie sie dort und versuchen Sie es dann noch einmal.',
    disconnected: 'Ihre Wallet ist nicht mehr verbunden. Verbinden Sie sie und versuchen Sie es noch einmal.',
    unauthorized:
      'Ihre Wallet erlaubt dieser Seite nicht, das Konto zu verwenden. Verbinden Sie sie neu und versuchen Sie es noch einmal.',
    unsupported: 'Ihre Wallet unterstützt das nicht. Versuchen Sie eine andere.',
    'calldata-mismatch':
      'Die Transaktion ist nicht das, was diese Seite zeigt, daher wurde Ihre Wallet nicht gefragt. Laden Sie die Seite neu.',
    reverted:
      'Die Chain hat die Transaktion abgelehnt, daher wurde nichts geschrieben. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
    replaced:
      'Ihre Wallet hat sie durch eine andere Transaktion ersetzt, daher wurde nichts geschrieben. Signieren Sie noch einmal.',
    canceled:
      'Sie haben sie in Ihrer Wallet abgebrochen, daher wurde nichts geschrieben. Signieren Sie noch einmal, wenn Sie es noch möchten.',
    'not-mined':
      'Sie ist gesendet, aber noch in keinem Block. Diese Seite prüft weiter; Ihre Wallet zeigt die Transaktion.',
    'chain-unreachable':
      'Die Chain ist nicht erreichbar, daher wurde nichts signiert. Nichts, was Sie geschrieben haben, ist verloren. Versuchen Sie es gleich noch einmal.',
    'no-eas':
      'Auf dieser Chain gibt es keinen EAS-Vertrag, daher kann nichts geschrieben werden. Wählen Sie eine andere Chain.',
    'invalid-hash':
      'Ihre Wallet hat keinen gültigen Hash zurückgegeben; vielleicht hat sie die Transaktion gesendet, vielleicht nicht. Diese Seite sucht danach und fragt Ihre Wallet nicht wieder, bis das klar ist.',
    'clock-stopped':
      'Die Chain erzeugt gerade keine Blöcke, daher kann dies keinen späteren Zeitstempel bekommen als Ihre vorige Transaktion. Es wurde nichts signiert. Versuchen Sie es später noch einmal.',
    'earlier-pending':
      'Ihre vorige Transaktion für diesen Beitrag ist noch in keinem Block, daher wurde nichts signiert. Warten Sie, oder beschleunigen oder stornieren Sie sie in Ihrer Wallet. Versuchen Sie es dann noch einmal.',
    'not-stored':
      'Diese Website konnte die Texte nicht speichern, deshalb wurde nichts signiert. Versuchen Sie es gleich noch einmal.',
    'layer-unavailable':
      'Der Wallet-Teil dieser Seite konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    'switch-not-supported':
      'Ihre Wallet kann das Netzwerk nicht von dieser Seite aus wechseln. Wechseln Sie es in der Wallet selbst.',
    'switch-failed':
      'Ihre Wallet hat das Netzwerk nicht gewechselt. Versuchen Sie es noch einmal oder wechseln Sie in der Wallet selbst.',
    'not-connected': 'Es ist keine Wallet verbunden. Verbinden Sie eine und versuchen Sie es noch einmal.',
    unknown: 'Hoppla, etwas ist schiefgegangen!',
  },
};

/** The German messages, for `messages` of `ContestsProvider`. */
export const german: Messages = {
  accountEditor,
  accounts,
  acts,
  certificate,
  chainCheck,
  contest,
  contestMissing,
  contestNames,
  contestDetails,
  contestSide,
  noteParts,
  missingDocument,
  notes,
  contestReview,
  judgeActs,
  reviewsFailed,
  page,
  contestsList,
  contestTrouble,
  contestWriting,
  criteria,
  drafts,
  embed,
  ensNames,
  entry,
  remarks,
  reviewForm,
  ignored,
  lifecycle,
  longComment,
  longRanking,
  locale,
  organize,
  ownContests,
  people,
  pictures,
  plots,
  proof,
  refusals,
  reviews,
  sealed,
  share,
  startContest,
  storing,
  submit,
  trouble,
  writing,
};
