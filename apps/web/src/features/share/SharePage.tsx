import type { ChainConfig } from '@org/chain-config';
import type { Hex } from 'viem';
import { messages } from '../../shared/messages/messages.ts';
import { usePageTitle } from '../../shared/page/usePageTitle.ts';

const words = messages.share;

/** The link of a contest, ready to be passed on. */
export function SharePage(_props: { chainConfig: ChainConfig; uid: Hex }) {
  usePageTitle(words.title);
  return <h1>{words.title}</h1>;
}
