import type { ChainConfig } from '@org/chain-config';
import { checkRpc } from './checkRpc.ts';
import { type AnsweredSchema, checkSchema, type ExpectedSchema, listSchemas } from './checkSchema.ts';
import { type Answer, ask, type Finding, UnreachableError, WrongAnswerError } from './finding.ts';
import { postJson } from './postJson.ts';

const QUESTION = `query Schemas($uids: [String!]) {
  schemata(where: { id: { in: $uids } }) { id schema resolver revocable }
}`;

/** Checks that a scan knows the two schemas. */
function checkScan(
  config: ChainConfig,
  { url, timeoutMs }: { url: string; timeoutMs: number },
): Promise<Finding> {
  return ask(config.slug, 'scan', async () => {
    const expected = listSchemas(config);
    const uids = expected.map(({ uid }) => uid);
    const schemas = readSchemas(await postJson(url, { query: QUESTION, variables: { uids } }, timeoutMs));
    const check = (schema: ExpectedSchema) =>
      checkSchema(
        schema,
        schemas.find(({ uid }) => uid === schema.uid),
      );
    return join(expected.map(check));
  });
}

/** The worst answer, or "ok" if all are. */
function join(answers: readonly Answer[]): Answer {
  const [worst] = [...answers].sort((a, b) => severity(b) - severity(a));
  if (!worst || worst.status === 'ok') return { status: 'ok', detail: 'knows both schemas' };
  return worst;
}

function severity({ status }: Answer) {
  return ['ok', 'absent', 'unreachable', 'wrong'].indexOf(status);
}

function readSchemas(answer: unknown): readonly AnsweredSchema[] {
  const { data, errors } = Object(answer) as { data?: unknown; errors?: unknown };
  if (errors) throw new UnreachableError(`answered an error: ${JSON.stringify(errors)}`);
  const { schemata } = Object(data) as { schemata?: unknown };
  if (!Array.isArray(schemata)) throw new WrongAnswerError('the answer has no list of schemas');
  return schemata.map((item: unknown) => {
    const { id, schema, resolver, revocable } = Object(item) as { [key: string]: unknown };
    return { uid: id, definition: schema, resolver, revocable };
  });
}

/** Overrides for the endpoints of the configuration. */
export type Endpoints = {
  readonly rpcUrl?: string | undefined;
  readonly scanUrl?: string | undefined;
  readonly timeoutMs?: number | undefined;
};

/** Checks a chain config against the chain and its scan. Never throws: every failure is a finding. */
export async function checkChain(
  config: ChainConfig,
  endpoints: Endpoints = {},
): Promise<readonly Finding[]> {
  const { rpcUrl, scanUrl = config.eas.graphQl, timeoutMs = 10_000 } = endpoints;
  const [defaultRpcUrl = ''] = config.chain.rpcUrls.default.http;
  const [rpc, scan] = await Promise.all([
    checkRpc(config, { url: rpcUrl ?? defaultRpcUrl, timeoutMs }),
    checkScan(config, { url: scanUrl, timeoutMs }),
  ]);
  return [...rpc, scan];
}
