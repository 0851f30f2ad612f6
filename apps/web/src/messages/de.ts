import type { Messages } from './messages.ts';

// One file with every text of the app, in the order of en.ts; docs/translations.md has the glossary.

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

const invalid = 'Die Konfiguration dieser Website ist ungültig. Ihr Betreiber muss sie korrigieren.';
const description =
  'Starten Sie einen Wettbewerb, lassen Sie jeden Beitrag öffentlich und signiert bewerten, und erhalten Sie ein Ergebnis, das jeder nachrechnen kann.';

export const configTrouble: Messages['configTrouble'] = {
  generic: 'Hoppla, etwas ist schiefgegangen!',
  notSetUp: 'Noch nicht eingerichtet',
  tryAgain: 'Erneut versuchen',
  lost: 'Vielleicht ist Ihre Verbindung abgebrochen, oder die Website wurde aktualisiert.',
  config: {
    'config-invalid': invalid,
    'config-unreachable':
      'Die Konfiguration dieser Website konnte nicht geladen werden. Prüfen Sie Ihre Verbindung.',
  },
  chainConfig: {
    'chain-config-not-found': 'Keine Konfiguration einer unterstützten Chain gefunden',
    'chain-configs-invalid': invalid,
  },
};

export const connect: Messages['connect'] = {
  installed: 'Installiert',
  popular: 'Beliebt',
  recent: 'Zuletzt verwendet',
  unsupported: '(nicht unterstützt)',
  newToWallets: 'Neu bei Ethereum-Wallets?',
  whatIsWallet: 'Was ist eine Wallet?',
  walletDescription:
    'Mit einer Wallet senden, empfangen, verwahren und zeigen Sie digitale Werte. Sie melden sich damit auch an, ohne auf jeder Website ein neues Konto und ein neues Passwort anzulegen.',
  assetsTitle: 'Ein Zuhause für Ihre digitalen Werte',
  assetsDescription:
    'Mit Wallets senden, empfangen, verwahren und zeigen Sie digitale Werte wie Ethereum und NFTs.',
  loginTitle: 'Eine neue Art, sich anzumelden',
  loginDescription:
    'Verbinden Sie einfach Ihre Wallet, statt auf jeder Website ein neues Konto und ein neues Passwort anzulegen.',
  getWallet: 'Wallet einrichten',
  learnMore: 'Mehr erfahren',
};

export const connection: Messages['connection'] = {
  offline:
    'Sie sind offline. Diese Seite ist vielleicht veraltet und wird aktualisiert, sobald Sie wieder online sind.',
  ownEndpoints: 'Eigene Endpunkte sind aktiv.',
  toSettings: 'Ändern',
};

export const needsScript: Messages['needsScript'] = {
  text: (productName) =>
    `Diese Seite braucht JavaScript: ${productName} liest Wettbewerbe und Bewertungen in Ihrem Browser, damit Sie jedes Ergebnis prüfen können.`,
  act: 'Erlauben Sie JavaScript für diese Website in den Einstellungen Ihres Browsers und laden Sie die Seite neu.',
};

export const titles: Messages['titles'] = {
  landing: 'Wettbewerbe, öffentlich bewertet',
  contests: 'Wettbewerbe',
  start: 'Wettbewerb starten',
  contest: 'Wettbewerb',
  entry: 'Beitrag',
  certificate: 'Urkunde',
  share: 'Wettbewerb teilen',
  submit: 'Beitrag einreichen',
  submission: 'Einreichung',
  reviews: 'Ihre Bewertungen',
  drafts: 'Ihre Entwürfe',
  account: 'Konto',
  'edit-profile': 'Ihr Profil',
  help: 'Hilfe',
  settings: 'Einstellungen',
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutz',
  'not-found': 'Seite nicht gefunden',
};

export const descriptions: Messages['descriptions'] = {
  landing: description,
  contests: 'Wettbewerbe und ihre Ergebnisse, öffentlich bewertet.',
  start: 'Nennen Sie Jury und Beiträge. Alles danach ist öffentlich.',
  contest: description,
  entry: description,
  certificate: description,
  share: description,
  submit: 'Reichen Sie einen Beitrag zu einem Wettbewerb ein.',
  submission: description,
  reviews: 'Die Beiträge, die noch von Ihnen zu bewerten sind.',
  drafts: 'Die Entwürfe, die Sie auf diesem Server gespeichert haben.',
  account: 'Profil, Wettbewerbe und Bewertungen eines Kontos.',
  'edit-profile': 'Das Profil Ihres Kontos.',
  help: 'Wie Wettbewerbe ablaufen, welche Wallets Sie verwenden können und was Ihren Browser verlässt.',
  settings: 'Darstellung, Sprache, Endpunkte, gespeicherte Daten und was diese Website sendet.',
  terms: 'Die Nutzungsbedingungen dieser Website.',
  privacy: 'Was diese Website über Sie erfährt, und was nicht.',
  'not-found': description,
};

export const help: Messages['help'] = {
  title: 'Hilfe',
  sections: [
    {
      id: 'contests',
      heading: 'Wie ein Wettbewerb abläuft',
      lines: [
        'Ein Veranstalter signiert Kriterien, Termine, Jury und Beiträge. Ein Wettbewerb kann auch Einreichungen annehmen, die der Veranstalter zulässt. Jedes Jurymitglied bewertet jeden Beitrag mit Punkten für jedes Kriterium und einem Kommentar, signiert mit der eigenen Wallet. All das sind Attestierungen des Ethereum Attestation Service: dauerhaft öffentlich, und niemand kann sie ändern, auch diese Website nicht.',
        'Ein Vertrag auf der Chain lehnt Bewertungen ab, die von anderen stammen oder außerhalb der Termine oder der Skala liegen. Die Punkte einer Bewertung sind die jedes Kriteriums mal seinem Gewicht, und die Rangliste richtet sich nach dem Mittelwert. Beiträge mit demselben Mittelwert teilen sich einen Rang, und der nächste entfällt: 1, 1, 3. Beiträge ohne Bewertung haben keinen Rang. Bis zum Ende der Bewertung kann ein Jurymitglied eine Bewertung ersetzen oder zurückziehen.',
        'In einem versiegelten Wettbewerb kann niemand eine Bewertung lesen, bevor die Bewertung endet. Danach legen die Jurymitglieder ihre Bewertungen offen, auf demselben Gerät oder mit der gespeicherten Datei; eine Bewertung, die nicht rechtzeitig offengelegt wird, zählt nicht.',
      ],
    },
    {
      id: 'check',
      heading: 'Ein Ergebnis selbst prüfen',
      lines: [
        '„Mit der Chain abgleichen“ liest jede Bewertung noch einmal von der Chain und vergleicht. „JSON herunterladen“ speichert das ganze Ergebnis als Datei. Dieser Befehl vergleicht sie mit einem Ergebnis, das er ohne diese Website aus der Chain berechnet:',
      ],
      code: 'npx @org/contests verify <chain> <contest> --closed --bundle <file>',
    },
    {
      id: 'wallets',
      heading: 'Welche Wallets funktionieren',
      lines: [
        'Zum Lesen brauchen Sie keine Wallet. Zum Signieren eignen sich jede Browser-Wallet wie MetaMask, Brave oder Rainbow, Safe in der eigenen App, oder eine Wallet auf Ihrem Telefon, die einen Code scannt, wenn der Betreiber dieser Website das eingerichtet hat.',
        'Die Codes verwenden WalletConnect v2. WalletConnect v1 ist abgeschaltet: Eine Wallet, die nur v1 kann, braucht ein Update.',
      ],
    },
    {
      id: 'privacy',
      heading: 'Was Ihren Browser verlässt',
      lines: [
        'Seiten lesen Wettbewerbe und Bewertungen aus dem Index, einem Dienst, der die Attestierungen der Chain auflistet. Von der Chain lesen sie, wenn Sie ein Konto öffnen, ein Ergebnis prüfen oder signieren. Andere Server werden erst gefragt, wenn Sie eine Wallet wählen. Danach wird vielleicht der Dienst der Wallet gefragt, und der Name Ihrer Adresse wird auf Ethereum nachgeschlagen.',
        'Die Anmeldung ist freiwillig. Sie sendet eine signierte Nachricht an diese Website und setzt ein Cookie, bis Sie sich abmelden.',
      ],
    },
    {
      id: 'storage',
      heading: 'Was gespeichert wird',
      lines: [
        'Dieser Browser speichert Ihre nicht signierten Entwürfe, laufende Transaktionen, bis alle sie sehen, Ihre letzten Transaktionen und die zuletzt verwendete Wallet. All das können Sie in den Einstellungen sehen und löschen.',
        'Der Server speichert Entwürfe nur, wenn Sie sich anmelden und darum bitten, 90 Tage lang. Sein Betreiber kann sie lesen.',
      ],
    },
  ],
};

export const landing: Messages['landing'] = {
  title: 'Alle sehen, warum der Sieger gewonnen hat.',
  lead: 'Veranstalten Sie einen Hackathon, eine Förderung oder einen Schülerwettbewerb vor aller Augen. Jedes Jurymitglied signiert eine Bewertung zu jedem Beitrag, und die Rangliste ergibt sich von selbst. Danach kann sie niemand ändern, auch Sie nicht.',
  startContest: 'Wettbewerb starten',
  seeResult: 'Ein Ergebnis ansehen',
  free: 'Zum Lesen brauchen Sie kein Konto.',
  example: {
    caption: 'Beispiel: Jeder Punkt ist eine signierte Bewertung, der Strich ist ihr Mittelwert.',
    title: 'Werkzeuge für kleine Bibliotheken',
    state: 'Beendet',
    summary: '5 Jurymitglieder, 20 von 20 Bewertungen',
    rank: 'Rang',
    entry: 'Beitrag',
    points: 'Punkte',
    entries: ['Leselampe', 'Regalkarte', 'Nachtstempel', 'Leiser Drucker'],
    quote: 'Ehrenamtliche lernen es in einer Stunde, und es funktioniert, wenn das Netz ausfällt.',
    by: 'Beispiel: signiert von Milo Brandt, 24 von 26',
  },
  howTitle: 'Ein Wettbewerb in drei Schritten',
  steps: [
    {
      title: 'Sie bereiten die Bühne',
      text: 'Sagen Sie, worum es geht, laden Sie die Jury ein, wählen Sie Kriterien und Termine. Ein Entwurf wartet auf Sie.',
    },
    {
      title: 'Die Jury bewertet',
      text: 'Einen Beitrag nach dem anderen, mit seinen Bildern neben dem Formular, am Laptop oder am Telefon zwischen zwei Tischen.',
    },
    {
      title: 'Die Rangliste steht',
      text: 'Die Punkte kommen allein aus den Bewertungen. Sieger bekommen eine Seite zum Teilen, und jedes Team liest, was die Jury sagt.',
    },
  ],
  honestTitle: 'Warum es ehrlich bleibt',
  honest: [
    {
      title: 'Mit Namen signiert',
      text: 'Eine Bewertung zählt nur mit der Signatur eines Jurymitglieds. Alle sehen, wer was wann gesagt hat.',
    },
    {
      title: 'Öffentlich aufbewahrt',
      text: 'Bewertungen liegen auf einer öffentlichen Blockchain. Weder der Veranstalter noch diese Website kann sie ändern oder verlieren.',
    },
    {
      title: 'Von allen nachzurechnen',
      text: 'Die Regel ist eine Seite lang. Laden Sie die Bewertungen herunter, rechnen Sie selbst, und Sie erhalten dieselbe Rangliste.',
    },
  ],
  finishedTitle: 'Beendete Wettbewerbe',
  openTitle: 'Offene Wettbewerbe',
  seeAll: 'Alle Wettbewerbe',
  noneFinished: 'Hier ist noch kein Wettbewerb beendet.',
  empty: 'Hier hat noch niemand einen Wettbewerb gestartet. Ihrer könnte der erste sein.',
  noneOpen: 'Hier ist gerade kein Wettbewerb offen. Ihrer könnte der nächste sein.',
  failed: 'Die neuesten Wettbewerbe konnten nicht geladen werden.',
  failedText: 'Alles Signierte ist sicher, und der Rest dieser Seite funktioniert.',
  tryAgain: 'Erneut versuchen',
};

export const legal: Messages['legal'] = {
  terms: {
    title: 'Nutzungsbedingungen',
    none: 'Der Betreiber dieser Website hat keine Nutzungsbedingungen veröffentlicht.',
  },
  privacy: {
    title: 'Datenschutz',
    none: 'Der Betreiber dieser Website hat dem Folgenden nichts zum Datenschutz hinzugefügt.',
  },
  loading: 'Der Text wird geladen',
  failed: 'Der Text des Betreibers konnte nicht geladen werden. Prüfen Sie Ihre Verbindung.',
  tryAgain: 'Erneut versuchen',
  facts: {
    terms: {
      title: 'Was immer gilt',
      lines: [
        'Wettbewerbe und Bewertungen sind Attestierungen auf einer öffentlichen Chain, signiert von denen, die sie geschrieben haben. Sie sind dauerhaft öffentlich: Weder sie noch der Betreiber dieser Website können sie löschen.',
        'Eine Bewertung ist die Meinung ihres Jurymitglieds. Diese Website zeigt, was signiert wurde, und nach welcher Regel es zählt. Sie entscheidet nichts.',
        'Signieren kostet eine Gebühr, die an die Chain geht und nicht an diese Website.',
      ],
    },
    privacy: {
      title: 'Was diese Software tut',
      lines: [
        'Zum Lesen brauchen Sie weder Konto noch Wallet. Es gibt kein Tracking und keine Werbung, und nichts wird von anderen Websites geladen.',
        'Seiten fragen den Index und das RPC der Chain; beide sehen Ihre IP-Adresse und was Sie ansehen. In den Einstellungen können Sie eigene wählen.',
        'Der Dienst einer Wallet und das Relay von WalletConnect werden erst gefragt, wenn Sie eine Wallet wählen.',
        'Dieser Browser speichert Entwürfe, laufende Transaktionen und die zuletzt verwendete Wallet. All das können Sie in den Einstellungen sehen und löschen.',
        'Dieser Server erfährt Ihre Adresse nur, wenn Sie sich anmelden, und setzt ein Cookie, bis Sie sich abmelden. Entwürfe werden hier nur auf Ihren Wunsch gespeichert, 90 Tage lang. Der Betreiber kann sie lesen.',
        'Was Sie signieren, ist dauerhaft öffentlich, unter Ihrer Adresse.',
      ],
    },
  },
  toSettings: 'Einstellungen öffnen',
};

export const localWallets: Messages['localWallets'] = {
  approve: 'Erlauben',
  reject: 'Ablehnen',
  connect: {
    title: (wallet) => `${wallet}: verbinden?`,
    text: 'Diese Seite möchte die Adresse dieser Wallet sehen.',
  },
  sign: {
    title: (wallet) => `${wallet}: signieren?`,
    text: 'Diese Seite bittet Sie, diese Nachricht zu signieren.',
  },
  signTypedData: {
    title: (wallet) => `${wallet}: Daten signieren?`,
    text: 'Diese Seite bittet Sie, diese Daten zu signieren.',
  },
  send: {
    title: (wallet) => `${wallet}: Transaktion senden?`,
    text: 'Diese Seite bittet Sie, eine Transaktion zu signieren und zu senden.',
  },
  switch: {
    title: (wallet) => `${wallet}: Netzwerk wechseln?`,
    text: 'Diese Seite bittet die Wallet, zu einem anderen Netzwerk zu wechseln.',
  },
  watchAsset: {
    title: (wallet) => `${wallet}: Token hinzufügen?`,
    text: 'Diese Seite bittet die Wallet, ein Token aufzulisten.',
  },
  acts: {
    start: (title, entries, judges) =>
      `Den Wettbewerb „${title}“ starten, mit ${entries === 1 ? '1 Beitrag' : `${entries} Beiträgen`} und ${judges === 1 ? '1 Jurymitglied' : `${judges} Jurymitgliedern`}`,
    submit: (name) => `„${name}“ einreichen`,
    edit: (name) => `Die Einreichung bearbeiten, jetzt „${name}“`,
    admit: (names, first) => `${names} zulassen, ab Nummer ${first}`,
    list: (n, names) => `${n === 1 ? '1 Beitrag' : `${n} Beiträge`} hinzufügen: ${names}`,
    addJudges: (accounts) => `Jury erweitern: ${accounts}`,
    removeJudges: (accounts) => `Aus der Jury entfernen: ${accounts}`,
    review: (entry, points, comment) => `„${entry}“ bewerten: ${points}. ${comment}`,
    seal: (entry) => `Eine Bewertung von „${entry}“ versiegeln`,
    reveal: (entry, points, comment) => `Die Bewertung von „${entry}“ offenlegen: ${points}. ${comment}`,
    recuse: (entry) => `Sich bei „${entry}“ enthalten`,
    disqualify: (entry, reason) => `„${entry}“ disqualifizieren: ${reason}`,
    postpone: (until, reason) => `Den Wettbewerb verschieben, die Bewertung endet am ${until}: ${reason}`,
    note: (text) => `Eine Notiz veröffentlichen: ${text}`,
    withdrawContest: (title) => `Den Wettbewerb „${title}“ zurückziehen`,
    withdrawSubmission: (name) => `Die Einreichung „${name}“ zurückziehen`,
    withdrawReview: (entry) => `Die Bewertung von „${entry}“ zurückziehen`,
    withdrawNote: 'Eine Notiz zurückziehen',
    profile: 'Ihr Profil speichern',
    deploy: 'Den Vertrag anlegen, den Wettbewerbe brauchen',
    register: (definition) => `Das Schema „${definition}“ registrieren`,
    protocol: 'Diese Chain für Wettbewerbe einrichten',
    reviews: (n) => `${n} Bewertungen veröffentlichen`,
    seals: (n) => `${n} Bewertungen versiegeln`,
    reveals: (n) => `${n} Bewertungen offenlegen`,
    many: (n) => `${n} Vorgänge`,
    unknown: 'Etwas, das diese Wallet nicht kennt',
    unread: 'ein Beitrag, dessen Texte woanders liegen',
    entry: (n) => `Beitrag ${n}`,
    criterion: (n) => `Kriterium ${n}`,
    points: (label, given, max) => (max === undefined ? `${label} ${given}` : `${label} ${given} von ${max}`),
    comment: (text) => `Kommentar: ${text}`,
    noComment: 'Ohne Kommentar.',
  },
  facts: {
    account: 'Konto',
    contest: 'Wettbewerb',
    act: 'Sie signieren',
    noMethod: 'Eine einfache Überweisung',
    to: 'An',
    newContract: 'Ein neuer Vertrag',
    value: 'Betrag',
    ether: (amount) => `${amount} ETH`,
    network: 'Netzwerk',
    message: 'Nachricht',
  },
};

export const settings: Messages['settings'] = {
  title: 'Einstellungen',
  intro: 'Sie gelten nur für diesen Browser.',

  appearance: {
    title: 'Darstellung',
    theme: 'Design',
    themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
    notKept:
      'Dieser Browser kann keine Einstellungen speichern: Das Design gilt, bis Sie diese Seite verlassen.',
  },

  language: {
    title: 'Sprache',
    label: 'Sprache',
    asBrowser: 'Wie im Browser',
    hint: (name) =>
      `Ihr Browser wünscht: ${name}. Eine andere Wahl bleibt ein Jahr lang in einem Cookie gespeichert.`,
    missing: (name) =>
      `Sie haben ${name} gewählt, aber dieser Server sendet seine Seiten nur in einer Sprache.`,
  },

  signedIn: {
    title: 'Anmeldung',
    text: 'Sie sind angemeldet. Wenn Sie sich überall abmelden, enden Ihre Sitzungen in allen Browsern, auf diesem und auf anderen Geräten.',
    signOut: 'Überall abmelden',
    done: 'Sie sind überall abgemeldet.',
    over: 'Ihre Sitzung hier war schon beendet, deshalb wurden Sie anderswo nicht abgemeldet. Melden Sie sich an, und versuchen Sie es noch einmal.',
  },

  endpoints: {
    title: 'Endpunkte',
    text: 'Wettbewerbe und Bewertungen werden aus einem Index (einem Scan) gelesen und über ein RPC der Chain geprüft. Sie können eigene verwenden: eine https-Adresse, oder http auf diesem Computer.',
    inUse: 'Eigene Endpunkte sind aktiv',
    inUseText: 'Die Standardadressen werden nicht verwendet, auch wenn Ihre ausfallen.',
    rpc: (chain) => `RPC für ${chain}`,
    scan: (chain) => `Index für ${chain}`,
    default: (url) => `Standard: ${url}`,
    test: 'Testen',
    testOne: (name) => `Testen: ${name}`,
    save: 'Speichern und neu laden',
    reset: 'Standard verwenden',
    reloads: 'Beim Speichern lädt die Seite neu, damit sie die neue Adresse erreichen darf.',
    notKept:
      'Dieser Browser kann keine Einstellungen speichern: Sein Speicher ist voll oder gesperrt. Es gelten die Standardadressen.',
    tooMany: (max) => `Sie können höchstens ${max} verschiedene Server verwenden.`,
    problems: {
      'not-an-address': 'Das ist keine Adresse. Geben Sie die ganze Adresse ein, beginnend mit https://',
      insecure:
        'Einfaches http geht nur für diesen Computer. Verwenden Sie eine Adresse, die mit https:// beginnt.',
      login: 'Entfernen Sie Benutzername und Passwort: Eine Seite kann sie nicht senden.',
      fragment: 'Entfernen Sie das # und was danach kommt: Server sehen es nie.',
      'too-long': 'Diese Adresse ist zu lang. Erlaubt sind höchstens 500 Zeichen.',
    },
    outcome: {
      testing: 'Wird getestet',
      rpcAnswers: (chain) => `Antwortet für ${chain}.`,
      scanAnswers: (contests) => `Antwortet und nennt ${count(contests, 'Wettbewerb', 'Wettbewerbe')}.`,
      wrongChain: (found, chain, wanted) =>
        `Falsche Chain: Die Chain-ID ist ${found}, aber ${chain} hat ${wanted}. Verwenden Sie ein RPC von ${chain}.`,
      odd: 'Die Antwort war unerwartet. Prüfen Sie den Pfad der Adresse.',
      unreachable:
        'Keine Antwort. Prüfen Sie die Adresse, und ob sie Anfragen von anderen Websites erlaubt (CORS).',
      blocked:
        'Die Sicherheitsregeln dieser Website erlauben diese Adresse nicht. Ihr Betreiber muss sie eintragen.',
    },
  },

  stored: {
    title: 'Was in diesem Browser gespeichert ist',
    text: 'Es bleibt hier, wenn nichts anderes dabeisteht. Sie können es jederzeit löschen.',
    byItself:
      'Nicht mitgezählt, weil von selbst wiederhergestellt: wie weit Sie gescrollt haben, bis Sie den Tab schließen, und die Version der Wallet-Dialoge.',
    nothing: 'Es ist nichts gespeichert.',
    blocked: 'Dieser Browser lässt Seiten nichts speichern.',
    groups: {
      drafts: {
        name: 'Entwürfe',
        text: 'Nicht signierte Wettbewerbe, Bewertungen und Profile. Kopien auf diesem Server bleiben dort: Löschen Sie diese unter „Ihre Entwürfe“.',
      },
      sealed: {
        name: 'Versiegelte Bewertungen',
        text: 'Ihre Bewertungen in versiegelten Wettbewerben. Ohne sie oder ihre Dateien können Sie nicht offenlegen, was Sie signiert haben.',
      },
      signing: {
        name: 'Laufende Transaktionen',
        text: 'Was Ihre Wallet Sie signieren ließ, bis alle es sehen. Auch wenn Sie eine Seite geschlossen haben, lässt sich so der Ausgang finden.',
      },
      transactions: {
        name: 'Letzte Transaktionen',
        text: 'Die Transaktionen, die Sie von dieser Website gesendet haben, je Konto.',
      },
      wallet: {
        name: 'Wallet',
        text: 'Die zuletzt verwendete Wallet, und was Wallets hier speichern, um sich wieder zu verbinden. Löschen trennt die Verbindung.',
      },
      appearance: {
        name: 'Darstellung',
        text: 'Das Design, das Sie oben gewählt haben. Löschen lädt die Seite neu.',
      },
      endpoints: {
        name: 'Eigene Endpunkte',
        text: 'Die Adressen oben. Ein Cookie sagt diesem Server, welche davon seine Seiten erreichen dürfen.',
      },
      other: {
        name: 'Alles andere',
        text: 'Daten, die diese Website nicht kennt, etwa von einer Browser-Erweiterung.',
      },
    },
    size: (items, size) => `${count(items, 'Eintrag', 'Einträge')}, ${size}`,
    clear: 'Löschen',
    clearOne: (name) => `Löschen: ${name}`,
    clearAll: 'Alles löschen',
    keep: 'Behalten',
    confirmAll: {
      title: 'Alles Gespeicherte löschen?',
      text: 'Das meldet Sie ab und entfernt Ihre Wallet, Entwürfe, versiegelten Bewertungen und Einstellungen aus diesem Browser. Was Sie signiert haben, bleibt auf der Chain. Das lässt sich nicht rückgängig machen.',
    },
    confirmDrafts: {
      title: 'Ihre Entwürfe löschen?',
      text: 'Alles, was Sie in diesem Browser geschrieben und nicht signiert haben, geht verloren.',
    },
    confirmSealed: {
      title: 'Ihre versiegelten Bewertungen löschen?',
      text: 'Was noch nicht offengelegt ist, lässt sich dann nur noch aus seiner Datei offenlegen. Ohne Datei zählt es nie.',
    },
    notSignedOut:
      'Hier ist alles gelöscht, aber der Server war nicht erreichbar, um Sie abzumelden. Löschen Sie noch einmal alles, wenn Sie online sind.',
  },

  sent: {
    title: 'Was diese Website sendet',
    facts: [
      {
        name: 'Lesen',
        text: 'Seiten lesen Wettbewerbe und Bewertungen aus dem Index und verwenden das RPC für Namen und Bilder der gezeigten Personen und wenn Sie ein Ergebnis prüfen, eine Wallet verwenden oder eine Transaktion läuft. Beide sehen Ihre IP-Adresse und was Sie ansehen. Einen anderen Server gibt es nicht, kein Tracking und keine Werbung.',
      },
      {
        name: 'Wallets',
        text: 'Nichts wird an den Dienst einer Wallet gesendet, bevor Sie eine Wallet wählen. Danach wird vielleicht der Dienst der Wallet gefragt, und der Name Ihrer Adresse wird auf Ethereum nachgeschlagen.',
      },
      {
        name: 'Dieser Server',
        text: 'Er sendet die Seiten. Ihre Adresse erfährt er nur, wenn Sie sich mit einer signierten Nachricht anmelden, und setzt dann ein Cookie, bis Sie sich abmelden. Entwürfe speichert er nur auf Ihren Wunsch, 90 Tage lang.',
      },
      {
        name: 'Die Chain',
        text: 'Was Sie signieren, ist dauerhaft öffentlich, unter Ihrer Adresse. Nichts auf dieser Seite kann das rückgängig machen.',
      },
    ],
    walletConnect: {
      name: 'WalletConnect',
      on: 'Version 2: Das Relay wird erst gefragt, wenn Sie eine Wallet wählen, die es braucht.',
      off: 'Hier ist es nicht eingerichtet, daher wird das Relay nie gefragt.',
      v1: 'Version 1 ist abgeschaltet: Ihr Netzwerk läuft nicht mehr. Eine Wallet, die nur Version 1 kann, braucht ein Update.',
    },
    more: 'Datenschutz',
  },
};

export const shell: Messages['shell'] = {
  skip: 'Zum Inhalt springen',
  productName: 'Laurel',
  home: (productName) => `${productName}, Startseite`,
  mainNavigation: 'Hauptmenü',
  contests: 'Wettbewerbe',
  startContest: 'Wettbewerb starten',
  loading: 'Wird geladen',
  menu: 'Mein Konto',
  footer: 'Wettbewerbe, öffentlich bewertet und auf der Chain signiert. Prüfen Sie jedes Ergebnis selbst.',
  footerNavigation: 'Mehr',
  footerLinks: {
    settings: 'Einstellungen',
    help: 'Hilfe',
    terms: 'Nutzungsbedingungen',
    privacy: 'Datenschutz',
  },
  documentTitle: (page, productName) => `${page} · ${productName}`,
};

export const signIn: Messages['signIn'] = {
  // ASCII only.
  statement:
    'Melden Sie sich an, um Entwuerfe auf diesem Server zu speichern. Das kostet nichts und sendet keine Transaktion.',
  signIn: 'Anmelden',
  purpose:
    'Die Anmeldung speichert Ihre Entwürfe auf diesem Server, damit Sie auf einem anderen Gerät weitermachen können. Sie kostet nichts. Alles andere geht ohne sie.',
  signOut: 'Abmelden',
  signedIn: 'Sie sind angemeldet.',
  signedOut: 'Sie sind abgemeldet.',
  notSignedOut: 'Der Server war nicht erreichbar. Melden Sie sich noch einmal ab, wenn Sie online sind.',
  failures: {
    'nonce-failed': 'Die Nachricht konnte nicht vorbereitet werden. Versuchen Sie es noch einmal!',
    'signing-failed': 'Die Nachricht konnte nicht signiert werden. Versuchen Sie es noch einmal!',
    'verification-failed': 'Die Signatur konnte nicht geprüft werden. Versuchen Sie es noch einmal!',
    'clock-wrong': 'Die Uhr dieses Geräts geht falsch. Versuchen Sie es noch einmal.',
    'no-adapter': 'Kein Adapter für die Anmeldung gefunden',
    unknown: 'Hoppla, etwas ist schiefgegangen!',
  },
};

export const wallet: Messages['wallet'] = {
  connectWallet: 'Wallet verbinden',
  connectTitle: 'Wallet verbinden',
  close: 'Schließen',
  reconnecting: 'Ihre Wallet wird wieder verbunden',
  layerMissing: 'Die Wallets konnten nicht geladen werden. Prüfen Sie Ihre Verbindung.',
  tryAgain: 'Erneut versuchen',
};

export const yourMenu: Messages['yourMenu'] = {
  nextStep: 'Ihr nächster Schritt',
  links: {
    ownContests: 'Wettbewerbe',
    reviews: 'Bewertungen',
    drafts: 'Entwürfe',
    ownProfile: 'Profil',
    settings: 'Einstellungen',
  },
};
