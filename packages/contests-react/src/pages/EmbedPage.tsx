import type { ChainConfig } from '@org/chain-config';
import { Banner } from '@org/ui-theme';
import type { Hex } from 'viem';
import { findChain, useConfig, useMessages, usePaths } from '../base/provider/contests.ts';
import { ReadRanking } from '../contest/ContestRanking.tsx';
import { EmbedView } from '../contest/share/EmbedView.tsx';
import { useContestReading } from '../data/reading/useContestReading.ts';
import { usePhaseTime } from '../data/reading/usePhase.ts';
import { englishContestMissing } from '../messages/en/contestMissing.ts';
import { englishEmbed } from '../messages/en/embed.ts';
import { englishTrouble } from '../messages/en/trouble.ts';

export type EmbedPageProps = {
  /** The chain's slug and the UID, as given in the URL. */
  readonly chain: string;
  readonly uid: string;
};

const isUid = (text: string): text is Hex => /^0x[0-9a-f]{64}$/.test(text);

/** A contest inside a page of another site: title, state and live ranking, without a wallet. */
export function EmbedPage({ chain, uid }: EmbedPageProps) {
  const config = useConfig();
  const paths = usePaths();
  const messages = useMessages('embed', englishEmbed);
  const missingMessages = useMessages('contestMissing', englishContestMissing);
  const troubleMessages = useMessages('trouble', englishTrouble);
  const chainConfig = findChain(config, chain);
  const wanted = uid.toLowerCase();
  if (!chainConfig)
    return (
      <EmbedView href={paths.contests}>
        <Banner tone="error" title={troubleMessages.unknownChain.title} />
      </EmbedView>
    );
  if (!isUid(wanted))
    return (
      <EmbedView href={paths.contests}>
        <Banner tone="error" title={missingMessages.notFound.title}>
          {missingMessages.notFound.text(chainConfig.chain.name)}
        </Banner>
      </EmbedView>
    );
  if (config.hiddenUids.includes(wanted))
    return (
      <EmbedView href={paths.contest(chain, wanted)}>
        <Banner title={messages.hidden.title}>{messages.hidden.text}</Banner>
      </EmbedView>
    );
  return <EmbeddedContest chainConfig={chainConfig} uid={wanted} />;
}

function EmbeddedContest({ chainConfig, uid }: { readonly chainConfig: ChainConfig; readonly uid: Hex }) {
  const paths = usePaths();
  const { answer, ...lookup } = useContestReading(chainConfig, uid);
  const found = answer.status === 'found' ? answer : undefined;
  const contest = found?.contest;
  const now = usePhaseTime({ contest, block: found?.result?.block });
  const document = found?.texts?.document;
  const judges = document?.status === 'read' ? document.document.judges : undefined;
  return (
    <EmbedView
      href={paths.contest(chainConfig.slug, uid)}
      isReading={
        answer.status === 'loading' || (found && !found.failure && (!found.result || found.isAwaitingTexts))
      }
      contest={contest}
      judges={judges}
      nowSeconds={now}
    >
      <ReadRanking {...{ chainConfig, uid, answer, lookup }} />
    </EmbedView>
  );
}
