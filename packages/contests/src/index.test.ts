import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { encodePacked, keccak256, zeroAddress } from 'viem';
import { expect, test } from 'vitest';
import * as chain from './chain.ts';
import * as main from './index.ts';
import * as write from './write.ts';

test('the entries export what they list, and nothing by accident', () => {
  expect(Object.keys(main).sort()).toMatchInlineSnapshot(`
    [
      "CONTEST_SCHEMA_UID",
      "CRITERIA_V1",
      "EVALUATION_SCHEMA_UID",
      "EVALUATION_SCHEMA_UID_OLD",
      "IGNORED_SENTENCES",
      "LIMITS",
      "ScanError",
      "checkContestInput",
      "checkEvaluationInput",
      "computeAttestationUid",
      "contestSchemas",
      "countCharacters",
      "createResultBundle",
      "createScanReader",
      "decodeContest",
      "decodeEvaluation",
      "encodeContest",
      "encodeEvaluation",
      "evaluationSchemas",
      "findLookAlikes",
      "getContestState",
      "hasVisibleText",
      "hashBundle",
      "isAttestationUidTrue",
      "normalizeContestInput",
      "rankAdditively",
      "readResult",
      "readStranger",
      "splitLines",
      "sumPoints",
      "toBundleJson",
      "toCanonicalJson",
      "toRankingCsv",
      "toReviewsCsv",
    ]
  `);
  expect(Object.keys(chain).sort()).toMatchInlineSnapshot(`
    [
      "ChainError",
      "checkAgainstChain",
      "createChainReader",
      "easAbi",
    ]
  `);
  expect(Object.keys(write).sort()).toMatchInlineSnapshot(`
    [
      "WriteError",
      "attest",
      "buildContest",
      "buildEvaluation",
      "encodeAttestCall",
      "encodeRevokeCall",
      "evaluate",
      "prepareContest",
      "prepareEvaluation",
      "readWalletError",
      "revokeAttestation",
      "startContest",
      "watchTransaction",
    ]
  `);
});

test('schema UIDs follow from their definitions', () => {
  for (const { uid, definition } of [
    ...Object.values(main.contestSchemas),
    ...Object.values(main.evaluationSchemas),
  ]) {
    expect(keccak256(encodePacked(['string', 'address', 'bool'], [definition, zeroAddress, true]))).toBe(uid);
  }
});

test('the registries know no other key', () => {
  for (const key of ['constructor', '__proto__', 'toString'] as readonly string[]) {
    expect(main.contestSchemas[key as `0x${string}`]).toBeUndefined();
    expect(main.evaluationSchemas[key as `0x${string}`]).toBeUndefined();
  }
});

test('the main entry stays small and has no client of viem in it', async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: [fileURLToPath(new URL('index.ts', import.meta.url))],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    metafile: true,
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  const used = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path);
  expect(used.filter((path) => /viem\/_esm\/(?:clients|actions|accounts|chains)\//.test(path))).toEqual([]);
  expect(brotliCompressSync(outputFiles[0]?.contents ?? '').length).toBeLessThan(14_000);
});
