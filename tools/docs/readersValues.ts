const ADDRESS = "import('viem').Address";
const HEX = "import('viem').Hex";
const CHAIN_CONFIG = "import('@org/chain-config').ChainConfig";
const WALLET_CLIENT = "import('viem').WalletClient";
const COMPONENT = "import('react').ComponentType<{ to?: string }>";
const NODE = "import('react').ReactNode";
const FUNCTION = '() => void';

/** The type of an option of a function. */
const option = (module: string, name: string, field: string) =>
  `Parameters<typeof import('${module}').${name}>[0]['${field}']`;

/** The types of the names in examples that stand for values of the reader's own, by the folder of the examples. */
const VALUES: readonly (readonly [folder: string, types: Readonly<Record<string, string>>])[] = [
  [
    'packages/auth-siwe/src',
    {
      address: ADDRESS,
      app: "import('hono').Hono",
      body: '{ message: string }',
      chainId: 'number',
      incoming: "import('node:http').IncomingMessage",
      pool: '{ query: (sql: string, values: (string | number | null)[]) => Promise<{ rows: Record<string, unknown>[] }> }',
      query: "import('@org/auth-siwe/server').SqlQuery",
      refuse: '(reason: string) => Response',
      request: 'Request',
      signIn: "import('@org/auth-siwe').SignIn",
      siwe: "import('@org/auth-siwe/server').SiweServer",
      walletClient: WALLET_CLIENT,
    },
  ],
  [
    'packages/contests-react/src',
    {
      account: ADDRESS,
      chainConfig: CHAIN_CONFIG,
      queryClient: "import('@tanstack/react-query').QueryClient",
      uid: HEX,
      walletClient: WALLET_CLIENT,
    },
  ],
  [
    'packages/contests/src',
    {
      account: ADDRESS,
      attestation: "import('@org/contests').Attestation",
      attestations: "readonly import('@org/contests').Attestation[]",
      baseSepolia: CHAIN_CONFIG,
      block: "import('@org/contests').Block",
      blockHash: HEX,
      bundle: "import('@org/contests').ResultBundle",
      bytes: 'Uint8Array',
      calls: option('@org/contests/write', 'toSafeBatch', 'calls'),
      chain: "ReturnType<typeof import('@org/contests/chain').createChainReader>",
      client: "import('viem').PublicClient",
      config: CHAIN_CONFIG,
      contest: "import('@org/contests').Contest",
      data: HEX,
      description: 'string',
      documents: "Parameters<typeof import('@org/contests/names').nameNumberedEntries>[1]",
      entriesText: 'string',
      error: 'unknown',
      input: "import('@org/contests/write').NewContest",
      inputs: "readonly import('@org/contests').ReviewInput[]",
      journal: option('@org/contests/send', 'createSender', 'journal'),
      judge: ADDRESS,
      judges: `readonly ${ADDRESS}[]`,
      judgesText: 'string',
      node: option('@org/contests/send', 'createSender', 'node'),
      payer: option('@org/contests/send', 'createSender', 'account'),
      result: "import('@org/contests').Result",
      review: "import('@org/contests').ReviewInput",
      reviews: "readonly import('@org/contests').SealedReview[]",
      scan: "import('@org/contests').ScanReader",
      store:
        '{ find: (uid: string) => Promise<string | null>; put: (uid: string, text: string) => Promise<void> }',
      text: 'string',
      title: 'string',
      to: ADDRESS,
      transaction: `Parameters<${WALLET_CLIENT}['sendTransaction']>[0] & { input: ${HEX} }`,
      uid: HEX,
      uri: 'string',
      walletClient: WALLET_CLIENT,
      writes: "import('@org/contests/track').PendingWrites",
    },
  ],
  [
    'packages/contests/src/write/newContest',
    { input: "import('@org/contests/write').NewContest", now: 'bigint' },
  ],
  [
    'packages/contests/src/write/checkNewContest',
    {
      entry: "import('@org/contests/write').NewEntry",
      input: "import('@org/contests/write').NewContest",
    },
  ],
  ['packages/contests/src/proof', { opinions: "readonly import('@org/contests/proof').BlockOpinion[]" }],
  ['packages/contests/src/write', { state: "import('@org/contests').ContestReplay" }],
  [
    'packages/contests/src/chain',
    {
      state: "import('@org/contests').ContestReplay",
      unplaced: "readonly import('@org/contests').UnplacedAct[]",
    },
  ],
  ...['acts', 'document', 'result'].map((folder): [string, Record<string, string>] => [
    `packages/contests/src/${folder}`,
    {
      acts: "import('@org/contests').ContestActs['acts']",
      commitment: "import('@org/contests').SealedFields",
      eas: ADDRESS,
      entry: "import('@org/contests').ContestEntry",
      protocol: "import('@org/contests').Protocol",
      head: HEX,
      inForce: `{ readonly commitment: ${HEX} }`,
      long: "import('@org/contests').ReviewAct",
      reading: "import('@org/contests').ResultReading",
      resolver: ADDRESS,
      row: "import('@org/contests').Attestation",
      rows: "readonly import('@org/contests').Attestation[]",
      sealed: "import('@org/contests').SealedReview",
      state: "import('@org/contests').ContestReplay",
      submissions: "NonNullable<import('@org/contests').ContestActs['submissions']>",
      unplaced: "readonly import('@org/contests').UnplacedAct[]",
    },
  ]),
  [
    'packages/ui-theme/src',
    {
      App: COMPONENT,
      RouterLink: COMPONENT,
      change: "import('react').ChangeEventHandler<HTMLTextAreaElement>",
      config: CHAIN_CONFIG,
      criteria: 'readonly string[]',
      downloadCsv: FUNCTION,
      entry: 'string',
      isUserRejection: '(cause: unknown) => boolean',
      judge: "import('@org/chain-config').Address",
      on: 'boolean',
      rows: NODE,
      setOn: '(on: boolean) => void',
      setOpen: '(open: boolean) => void',
      setSlug: '(slug: string) => void',
      setTitle: '(title: string) => void',
      shareUrl: 'string',
      sign: FUNCTION,
      slug: 'string',
      start: FUNCTION,
      store: "import('@org/ui-theme').NotificationStore",
      switchChain: FUNCTION,
      text: 'string',
      title: 'string',
      titleError: 'string',
      toCheckbox: `(criterion: string) => ${NODE}`,
      url: 'string',
    },
  ],
  [
    'packages/ui-theme/src/status/RouteProgress',
    { useRouterState: "<T>(options: { select: (state: { status: 'pending' | 'idle' }) => T }) => T" },
  ],
  ['packages/ui-theme/src/controls/Dialog', { open: 'boolean' }],
  ['packages/ui-theme/src/controls/Field', { judges: 'string' }],
  ['packages/ui-theme/src/controls/Tabs', { judges: NODE, ranking: NODE }],
  [
    'packages/ui-theme/src/notifications',
    { input: 'string', startContest: '(input: string) => Promise<{ uid: string }>' },
  ],
  [
    'packages/wallet-kit/src',
    {
      baseSepolia: CHAIN_CONFIG,
      config: "ReturnType<typeof import('@org/wallet-kit').createWalletConfig>",
      error: 'unknown',
      hash: HEX,
      onChoose: "(choice: import('@org/wallet-kit/first-step').FirstChoice) => void",
      privateKey: HEX,
      root: "import('react-dom/client').Root",
      session: "import('@org/wallet-kit/session').WalletSession",
      messages: "import('@org/wallet-kit/first-step').FirstStepMessages",
    },
  ],
  [
    'packages/wallet-kit/src/first-step/WalletSlot',
    {
      loadFirstStep: "() => Promise<import('@org/wallet-kit/wallet-slot').FirstStepModule>",
      messages: "import('@org/wallet-kit/wallet-slot').WalletSlotMessages",
    },
  ],
];

/** The types of the reader's own values in the examples of a file; those of the longest folder win. */
export const findReadersValues = (file: string): Readonly<Record<string, string>> =>
  Object.assign({}, ...VALUES.filter(([folder]) => file.startsWith(folder)).map(([, types]) => types));
