/** The parts of the ABIs that @org/contests uses. It must not import this package, so that it has them as generated modules. */
import { type Abi, type AbiItem, toEventSelector } from 'viem';

type Part = {
  readonly name: string;
  /** In `packages/contests/src`. */
  readonly file: string;
  readonly comment: string;
  readonly picks: (item: AbiItem) => boolean;
  /** A function with a constant of its own, so that a page that calls no other does not load the others. */
  readonly alone?: { readonly name: string; readonly item: string; readonly comment: string };
  /** Names of events whose first topics are exported. */
  readonly topics?: Readonly<Record<string, string>>;
};

const isNamed =
  (...names: readonly string[]) =>
  (item: AbiItem): boolean =>
    'name' in item && names.includes(item.name);
const isError = ({ type }: AbiItem): boolean => type === 'error';

/** By contract, in the folder of the room that uses them. */
const PARTS: Readonly<Record<string, readonly Part[]>> = {
  EAS: [
    {
      name: 'easAbi',
      file: 'chain/generated/easAbi.ts',
      comment: 'The functions, events and errors of EAS that contests use.',
      picks: isNamed(
        ...['attest', 'multiAttest', 'revoke', 'getAttestation', 'getSchemaRegistry'],
        ...['Attested', 'Revoked'],
        ...['AccessDenied', 'AlreadyRevoked', 'InvalidExpirationTime', 'InvalidSchema', 'InvalidRevocation'],
        ...['Irrevocable', 'NotFound', 'NotPayable'],
      ),
      topics: { Attested: 'ATTESTED_TOPIC', Revoked: 'REVOKED_TOPIC' },
    },
  ],
  SchemaRegistry: [
    {
      name: 'schemaRegistryAbi',
      file: 'write/generated/schemaRegistryAbi.ts',
      comment: "The functions of EAS's SchemaRegistry that are used here.",
      picks: isNamed('register', 'getSchema'),
    },
  ],
  Profile: [
    {
      name: 'profileAbi',
      file: 'chain/generated/profileAbi.ts',
      comment: 'The functions of the Profile contract that are used here.',
      picks: isNamed('setURI', 'getURI', 'getTokenId'),
      alone: { name: 'getUriAbi', item: 'getURI', comment: 'The function that reads a profile.' },
    },
  ],
  ContestResolver: [
    {
      name: 'resolverViews',
      file: 'chain/generated/resolverViews.ts',
      comment: 'The views of ContestResolver that readers use.',
      picks: isNamed('getContest', 'getActs', 'getSubmissions'),
    },
    {
      name: 'resolverErrors',
      file: 'chain/generated/resolverErrors.ts',
      comment: 'The errors of ContestResolver, by which it refuses.',
      picks: isError,
    },
  ],
};

/** The names of Solidity's types are not needed, and an event is not anonymous unless it says so. */
const shorten = (item: AbiItem): string =>
  JSON.stringify(item, (key, value) =>
    key === 'internalType' || (key === 'anonymous' && value === false) ? undefined : value,
  );

const renderList = ({ name, comment }: Pick<Part, 'name' | 'comment'>, items: string): string =>
  `/** ${comment} */\nexport const ${name} = [\n${items}] as const;\n`;

/** The modules of @org/contests by their paths in its `src`. */
export function renderContestsAbis(abis: Readonly<Record<string, Abi>>): Readonly<Record<string, string>> {
  const modules = Object.entries(PARTS).flatMap(([contract, parts]) =>
    parts.map(({ name, file, comment, picks, alone, topics = {} }) => {
      const items = (abis[contract] ?? []).filter(picks);
      const isAlone = (item: AbiItem) => alone !== undefined && isNamed(alone.item)(item);
      const list = items
        .map((item) => (isAlone(item) ? `  ...${alone?.name},\n` : `  ${shorten(item)},\n`))
        .join('');
      const single = alone ? renderList(alone, `  ${shorten(items.find(isAlone) as AbiItem)},\n`) : '';
      const events = items.flatMap((item) => {
        const topic = item.type === 'event' && topics[item.name];
        return topic
          ? [
              `\n/** First topic of the event \`${item.name}\`. */\nexport const ${topic} = '${toEventSelector(item)}';\n`,
            ]
          : [];
      });
      const head = `// Generated from the ABI of ${contract} by packages/contracts/scripts/compile.ts.\n`;
      const lists = [single, renderList({ name, comment }, list)].filter((each) => each !== '').join('\n');
      return [file, `${head}${lists}${events.join('')}`] as const;
    }),
  );
  return Object.fromEntries(modules);
}
