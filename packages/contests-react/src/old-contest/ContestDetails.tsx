import { LazyContent } from '../contest-page/sections/LazyContent.tsx';
import { Details } from './Details.tsx';
import type { VerifyProps } from './Verify.tsx';

const loadVerify = () => import('./Verify.tsx').then(({ Verify }) => Verify);

export type ContestDetailsProps = VerifyProps;

/** The sections below the ranking. Opening "Verify" loads the code that connects it to chain and scan. */
export function ContestDetails(props: ContestDetailsProps) {
  return (
    <Details result={props.result} renderVerify={() => <LazyContent load={loadVerify} props={props} />} />
  );
}
