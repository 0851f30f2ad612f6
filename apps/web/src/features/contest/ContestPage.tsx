import type { ChainConfig } from '@org/chain-config';
import type { Hex } from 'viem';

/** The page of one contest. */
export function ContestPage(props: { chainConfig: ChainConfig; uid: Hex }) {
  return <h1>{props.uid}</h1>;
}
