import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import { expect, test } from 'vitest';
import * as chain from './chain.ts';
import * as deploy from './deploy.ts';
import * as main from './index.ts';
import * as markdown from './markdown.ts';
import * as names from './names.ts';
import * as proof from './proof.ts';
import * as track from './track.ts';
import * as write from './write.ts';

test('each entry exports exactly the listed names', () => {
  expect(Object.keys(main).sort()).toMatchInlineSnapshot(`
    [
      "ACT_KINDS",
      "ACT_LIMITS",
      "CONTEST_FLAGS",
      "CONTEST_LIMITS",
      "ContestReplay",
      "DOCUMENT_LIMITS",
      "DOCUMENT_LISTS",
      "IGNORED_SENTENCES",
      "LIMITS",
      "MAX_DOCUMENT_BYTES",
      "NOTE_LIMITS",
      "NOTE_SCHEMA",
      "NOTE_SCHEMA_UID",
      "SCHEMAS",
      "SCHEMA_NAMES",
      "ScanError",
      "checkReviewInput",
      "compareWinners",
      "computeAttestationUid",
      "countCharacters",
      "countOwedReviews",
      "countSealedReviews",
      "createAccountReader",
      "createAccountScan",
      "createActsFetch",
      "createActsScan",
      "createDocumentFetch",
      "createNamingsScan",
      "createResultBundle",
      "createScanReader",
      "decodeActData",
      "decodeNote",
      "encodeActData",
      "encodeAssignments",
      "encodeNote",
      "findLookAlikes",
      "findRefusal",
      "findRevocable",
      "findStartRefusal",
      "formatSealedReview",
      "getCommitment",
      "getFirstHead",
      "getJudgeQueue",
      "getNextHead",
      "getPhase",
      "getProtocol",
      "getSchemaUids",
      "getSealedCommitment",
      "hasVisibleText",
      "hashBundle",
      "isAttestationUidTrue",
      "isSealed",
      "listPictureCids",
      "openReplay",
      "orderActs",
      "parseContestDocument",
      "parseEntriesDocument",
      "parseEntryDocument",
      "parseSealedReview",
      "placeDocument",
      "rankAdditively",
      "readAssignments",
      "readContestDocument",
      "readEntriesDocument",
      "readEntryDocument",
      "readLongComment",
      "readNotes",
      "readPictures",
      "readResult",
      "replay",
      "splitLines",
      "spreadEntries",
      "spreadPoints",
      "tabulatePoints",
      "toBundleJson",
      "toCanonicalJson",
      "toContest",
      "toIsoTime",
      "toLine",
      "toRankingCsv",
      "toRawUri",
      "toReviewsCsv",
      "toSealedReview",
      "writeDocument",
    ]
  `);
  expect(Object.keys(chain).sort()).toMatchInlineSnapshot(`
    [
      "ChainError",
      "checkActsAgainstChain",
      "checkAgain",
      "createActsReader",
      "createChainReader",
      "easAbi",
      "fetchAtLatest",
      "fetchContestView",
      "fetchContests",
      "fetchNotes",
      "fetchProfile",
      "fetchReadingWord",
      "findHosts",
      "getHostname",
      "getUriAbi",
      "resolverErrors",
      "resolverViews",
      "waitForBlock",
    ]
  `);
  expect(Object.keys(deploy).sort()).toMatchInlineSnapshot(`
    [
      "DEPLOYMENT_PROXY",
      "RESOLVER_INIT_CODE",
      "buildDeployment",
      "computeResolver",
      "deployProtocol",
      "getProtocolParts",
      "prepareProtocol",
    ]
  `);
  expect(Object.keys(markdown).sort()).toMatchInlineSnapshot(`
    [
      "MARKDOWN_LIMITS",
      "parseMarkdown",
    ]
  `);
  expect(Object.keys(names).sort()).toMatchInlineSnapshot(`
    [
      "cutMiddle",
      "findImitation",
      "findSimilarTexts",
      "getEntryHref",
      "getEntryName",
      "nameNumberedEntries",
      "shortenLink",
      "showLink",
    ]
  `);
  expect(Object.keys(proof).sort()).toMatchInlineSnapshot(`
    [
      "PROOF_REASONS",
      "UNSUPPORTED_REASONS",
      "fetchBlockOpinions",
      "fetchFinality",
      "fetchProofProtocols",
      "findNamedBlock",
      "getProofProtocol",
      "keepProof",
      "takeProof",
      "verifyProof",
      "verifyRanking",
      "weighOpinions",
    ]
  `);
  expect(Object.keys(track).sort()).toMatchInlineSnapshot(`
    [
      "WRITE_ERROR_CODES",
      "WriteError",
      "createBrowserStorage",
      "createPendingWrites",
      "createTracker",
      "getReviewedEntries",
      "getRevokedUid",
    ]
  `);
  expect(Object.keys(write).sort()).toMatchInlineSnapshot(`
    [
      "WRITE_ERROR_CODES",
      "WriteError",
      "buildAct",
      "buildContest",
      "buildRecusal",
      "buildReveals",
      "buildReview",
      "buildReviews",
      "checkNewContest",
      "checkNewEntry",
      "checkRevealing",
      "encodeAct",
      "encodeAttestCall",
      "encodeMultiAttestCall",
      "encodeRegistration",
      "encodeRevokeCall",
      "fetchProtocolState",
      "findProfile",
      "measureNewContest",
      "perform",
      "placeContest",
      "prepare",
      "readCall",
      "readWalletError",
      "splitContest",
      "splitReveals",
      "splitReviews",
      "toEntriesDocument",
      "toEntryDocument",
      "toNewContest",
      "toSafeBatch",
    ]
  `);
});

async function bundle(contents: string) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL('.', import.meta.url)), loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    metafile: true,
    // Loaded with the first row of a list.
    external: ['*/readListed.ts'],
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  return {
    used: inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path),
    countBrotliBytes: () => brotliCompressSync(outputFiles[0]?.contents ?? '').length,
  };
}

test.each([
  ['everything', "export * from './index.ts';", 32_400],
  ['the reader of a contest', "export { createActsScan, orderActs, readResult } from './index.ts';", 13_500],
  ['the readers of lists', "export { createAccountReader, createScanReader } from './index.ts';", 4_500],
])("keeps the main entry small and without viem's clients: %s", async (_, code, limit) => {
  const { used, countBrotliBytes } = await bundle(code);
  expect(used.filter((path) => /viem\/_esm\/(?:clients|actions|accounts|chains)\//.test(path))).toEqual([]);
  expect(countBrotliBytes()).toBeLessThan(limit);
});

test('keeps a worker that ranks small, without scan, input and viem', async () => {
  const { used, countBrotliBytes } = await bundle(
    "import { compareWinners, rankAdditively, spreadPoints } from './index.ts';" +
      'postMessage([compareWinners, rankAdditively, spreadPoints]);',
  );
  expect(used.filter((path) => /viem|src\/(?:scan|write|chain|bundle)\//.test(path))).toEqual([]);
  expect(countBrotliBytes()).toBeLessThan(3_000);
});

test('lets pages show pending writes without the code that sends them', async () => {
  const { used, countBrotliBytes } = await bundle(
    "import { createBrowserStorage, createPendingWrites } from './track.ts';" +
      "createPendingWrites({ storage: createBrowserStorage(), key: 'app.writes' }).list();",
  );
  expect(used.filter((path) => /viem|src\/(?:scan|write|chain|bundle)\//.test(path))).toEqual([]);
  expect(countBrotliBytes()).toBeLessThan(1_500);
});

/** The sources of an output and of the chunks that it imports when it is loaded. */
function findStatic({ outputs }: Metafile, name: string, seen = new Set<string>()): readonly string[] {
  const output = outputs[name];
  if (!output || seen.has(name)) return [];
  seen.add(name);
  const next = output.imports.filter(({ kind }) => kind === 'import-statement');
  return [
    ...Object.keys(output.inputs),
    ...next.flatMap(({ path }) => findStatic({ inputs: {}, outputs }, path, seen)),
  ];
}

test('has the init code of the resolver in one entry only, and loads it from another', async () => {
  const { exports, bin } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const paths = [...Object.values<string>(exports), bin.contests as string];
  const reaching: string[] = [];
  const loading: string[] = [];
  for (const entry of paths.filter((path) => path.endsWith('.ts'))) {
    const { metafile } = await build({
      entryPoints: [fileURLToPath(new URL(`../${entry}`, import.meta.url))],
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      ...{ write: false, metafile: true, splitting: true, outdir: 'out' },
    });
    const name = Object.keys(metafile.outputs).find((path) => metafile.outputs[path]?.entryPoint);
    if (findStatic(metafile, name ?? '').some((path) => path.endsWith('resolverInitCode.ts')))
      reaching.push(entry);
    if (Object.keys(metafile.inputs).some((path) => path.endsWith('resolverInitCode.ts')))
      loading.push(entry);
  }
  expect(reaching).toEqual(['./src/deploy.ts']);
  // On chains whose EAS has an address of its own, the code of the resolver is computed.
  expect(loading).toEqual(['./src/deploy.ts', './src/proof.ts', './src/cli.ts']);
});

test('loads the parser of Markdown with its own entry only', async () => {
  const entries = ['index', 'chain', 'names', 'proof', 'track', 'write'];
  for (const entry of entries) {
    const { used } = await bundle(`export * from './${entry}.ts';`);
    expect(used.filter((path) => path.includes('/marked/'))).toEqual([]);
  }
  const { used, countBrotliBytes } = await bundle("export * from './markdown.ts';");
  expect(used.filter((path) => path.includes('/viem/'))).toEqual([]);
  expect(countBrotliBytes()).toBeLessThan(16_000);
});

test('shares one copy of the hash functions with viem', () => {
  const own = createRequire(import.meta.url);
  const ofViem = createRequire(own.resolve('viem'));
  expect(own.resolve('@noble/hashes/sha2')).toBe(ofViem.resolve('@noble/hashes/sha2'));
});
