import type { ChainConfig } from '@org/chain-config';
import { Banner, Button } from '@org/ui-theme';
import { useMemo } from 'react';
import type { Address } from 'viem';
import { loadChainAccess } from '../../shared/chain/loadChainAccess.ts';
import { messages } from '../../shared/messages/messages.ts';
import { formatMoment } from '../../shared/time/formatMoment.ts';
import { forgetIntent, type Intent, type OpenIntent } from '../../shared/writing/intents.ts';
import { useIntents } from '../../shared/writing/useIntents.ts';
import { useResumedWrites } from '../../shared/writing/useResumedWrites.ts';
import { WriteSteps } from '../../shared/writing/WriteSteps.tsx';

const words = messages.accountEditor.resume;

export type ResumedProfilesProps = {
  readonly chainConfig: ChainConfig;
  readonly account: Address;
  readonly onVisible: (intent: Intent) => void;
};

/** A profile that somebody was asked to sign before this page was closed or reloaded: what became of it. */
export function ResumedProfiles({ chainConfig, account, onVisible }: ResumedProfilesProps) {
  const intents = useIntents();
  const own = useMemo(
    () =>
      intents.filter(
        (intent): intent is Extract<OpenIntent, { kind: 'profile' }> =>
          intent.kind === 'profile' &&
          intent.chainId === chainConfig.chain.id &&
          intent.account.toLowerCase() === account.toLowerCase(),
      ),
    [intents, chainConfig, account],
  );
  useResumedWrites({
    chainConfig,
    intents: own,
    findUid: async ({ dataHash }, { findProfile }) => {
      const { client } = await loadChainAccess(chainConfig);
      return (await findProfile({ client, config: chainConfig }, { account, dataHash })) ?? undefined;
    },
    onVisible,
  });
  return own
    .filter(({ isActive }) => !isActive)
    .map(({ id, askedAtMs, transactionHash, uid }) => (
      <Banner
        key={id}
        title={words.title}
        action={
          transactionHash ? undefined : (
            <Button size="small" variant="outlined" onClick={() => forgetIntent(id)}>
              {words.notSigned}
            </Button>
          )
        }
      >
        <p>{words.asked(formatMoment(BigInt(Math.floor(askedAtMs / 1000))))}</p>
        {transactionHash && (
          <WriteSteps
            state={uid ? { status: 'mined', transactionHash, uid } : { status: 'sent', transactionHash }}
            transactionHref={null}
          />
        )}
      </Banner>
    ));
}
