import type { ChainConfig } from '@org/chain-config';
import { Banner } from '@org/ui-theme';
import type { Hex } from 'viem';
import { useContest } from '../contest/data/useContest.ts';
import { ContestRanking } from '../contest-page/ranking/ContestRanking.tsx';
import { LazyContent } from '../contest-page/sections/LazyContent.tsx';
import { isMissingR2 } from '../contest-trouble/isMissingR2.ts';
import { useConfig, usePaths, useTexts } from '../provider/contests.ts';
import { findChain } from '../provider/findChain.ts';
import { contestMissingTexts } from '../texts/en/contestMissing.ts';
import { embedTexts } from '../texts/en/embed.ts';
import { troubleTexts } from '../texts/en/trouble.ts';
import { useNow } from '../time/useNow.ts';
import { EmbedView } from './EmbedView.tsx';

export type EmbedPageProps = {
  /** The chain's slug and the UID, as given in the URL. */
  readonly chain: string;
  readonly uid: string;
};

const loadEmbedR2 = () => import('./EmbedR2.tsx').then(({ EmbedR2 }) => EmbedR2);

const isUid = (text: string): text is Hex => /^0x[0-9a-f]{64}$/.test(text);

/** A contest inside a page of another site: title, state and live ranking, without a wallet. */
export function EmbedPage({ chain, uid }: EmbedPageProps) {
  const config = useConfig();
  const paths = usePaths();
  const words = useTexts('embed', embedTexts);
  const missingWords = useTexts('contestMissing', contestMissingTexts);
  const troubleWords = useTexts('trouble', troubleTexts);
  const chainConfig = findChain(config, chain);
  const wanted = uid.toLowerCase();
  if (!chainConfig)
    return (
      <EmbedView href={paths.contests}>
        <Banner tone="error" title={troubleWords.unknownChain.title} />
      </EmbedView>
    );
  if (!isUid(wanted))
    return (
      <EmbedView href={paths.contests}>
        <Banner tone="error" title={missingWords.notFound.title}>
          {missingWords.notFound.text(chainConfig.chain.name)}
        </Banner>
      </EmbedView>
    );
  if (config.hiddenUids.includes(wanted))
    return (
      <EmbedView href={paths.contest(chain, wanted)}>
        <Banner title={words.hidden.title}>{words.hidden.text}</Banner>
      </EmbedView>
    );
  return <EmbeddedContest chainConfig={chainConfig} uid={wanted} />;
}

function EmbeddedContest({ chainConfig, uid }: { readonly chainConfig: ChainConfig; readonly uid: Hex }) {
  const paths = usePaths();
  const { answer } = useContest(chainConfig, uid);
  const contest = answer.status === 'found' ? answer.contest : undefined;
  const now = useNow(contest?.endsAt ?? null);
  if (answer.status === 'missing' && isMissingR2(chainConfig, answer.reason))
    return <LazyContent load={loadEmbedR2} props={{ chainConfig, uid }} />;
  return (
    <EmbedView href={paths.contest(chainConfig.slug, uid)} contest={contest} nowSeconds={now}>
      <ContestRanking chain={chainConfig.slug} uid={uid} />
    </EmbedView>
  );
}
