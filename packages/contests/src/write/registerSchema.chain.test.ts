import { beforeEach, expect, test } from 'vitest';
import { INPUT, ORGANIZER, useLocalChain, VISITOR } from '../../test/localChain.ts';
import { startContest } from './acts.ts';
import { fetchMissingSchemas, prepareSchema, registerSchema } from './registerSchema.ts';
import { encodeRegistration, listSchemas } from './schemaSteps.ts';

const { client, config: complete, test: node, createWallet } = useLocalChain();

const registry = '0x5c4e3a5200000000000000000000000000000001';
const contract = '0x5c4e3a5200000000000000000000000000000002';
/** A chain without our schemas: a second EAS with its own registry. */
const config = {
  ...complete,
  eas: { ...complete.eas, contract, schemaRegistry: registry },
} as const;
const { contestSchemaUid, evaluationSchemaUid } = config.eas;
const by = () => ({ client, config, walletClient: createWallet(ORGANIZER), account: ORGANIZER }) as const;

const takeCode = async (address: `0x${string}`): Promise<`0x${string}`> =>
  (await client.getCode({ address })) ?? '0x';

beforeEach(async () => {
  const used = complete.eas.schemaRegistry.slice(2).toLowerCase();
  const code = (await takeCode(complete.eas.contract)).replaceAll(used, registry.slice(2));
  await node.setCode({ address: contract, bytecode: code as `0x${string}` });
  await node.setCode({ address: registry, bytecode: await takeCode(complete.eas.schemaRegistry) });
});

test('issue 13: names the missing schemas, registers them one by one, and then a contest can be started', async () => {
  expect(await fetchMissingSchemas({ client, config: complete })).toEqual({ status: 'ready' });
  expect(await fetchMissingSchemas({ client, config })).toMatchObject({
    status: 'missing',
    missing: [
      { kind: 'contest', uid: contestSchemaUid },
      { kind: 'evaluation', uid: evaluationSchemaUid },
    ],
  });
  await expect(startContest({ ...by(), input: INPUT })).rejects.toMatchObject({ revert: 'InvalidSchema' });

  for (const schema of listSchemas(config)) {
    const request = { to: registry, data: encodeRegistration(schema), value: 0n };
    expect(await prepareSchema({ ...by(), uid: schema.uid })).toMatchObject({ enough: true, request });
  }
  const contest = { ...by(), uid: contestSchemaUid };
  const steps: string[] = [];
  await registerSchema({ ...contest, onProgress: ({ status }) => void steps.push(status) });
  expect(steps).toEqual(['checking', 'confirm-in-wallet', 'sent', 'mined', 'visible']);
  // After the first registration only the second schema is missing.
  expect(await fetchMissingSchemas({ client, config })).toMatchObject({ missing: [{ kind: 'evaluation' }] });
  await expect(registerSchema(contest)).rejects.toMatchObject({ code: 'reverted' });

  const unnamed = { ...config, eas: { ...config.eas, schemaRegistry: null } };
  const outcome = await registerSchema({ ...by(), config: unnamed, uid: evaluationSchemaUid });
  expect(outcome).toMatchObject({ uid: evaluationSchemaUid, isVisible: true });
  expect(await fetchMissingSchemas({ client, config })).toEqual({ status: 'ready' });
  expect(await startContest({ ...by(), input: INPUT })).toMatchObject({ uid: expect.any(String) });
});

test('issue 13: reports a chain without EAS and sends nothing', async () => {
  const empty = { ...config, eas: { ...config.eas, contract: VISITOR } } as const;
  expect(await fetchMissingSchemas({ client, config: empty })).toEqual({ status: 'no-eas' });
  const walletClient = createWallet(ORGANIZER);
  const writing = startContest({ ...by(), config: empty, walletClient, input: INPUT });
  await expect(writing).rejects.toMatchObject({ code: 'no-eas' });
  const registering = registerSchema({ ...by(), config: empty, walletClient, uid: contestSchemaUid });
  await expect(registering).rejects.toMatchObject({ code: 'unsupported' });
  expect(walletClient.asked).not.toContain('eth_sendTransaction');
});

test('issue 13: registers nothing with a wallet on another chain', async () => {
  const walletClient = createWallet(ORGANIZER, async ({ method }, ask) =>
    method === 'eth_chainId' ? '0x1' : ask(),
  );
  const registering = registerSchema({ ...by(), walletClient, uid: evaluationSchemaUid });
  await expect(registering).rejects.toMatchObject({ code: 'wrong-chain' });
  expect(walletClient.asked).not.toContain('eth_sendTransaction');
});
