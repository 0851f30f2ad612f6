import { useSearch } from '@tanstack/react-router';
import { StartContestPage } from '../features/start-contest/StartContestPage.tsx';
import { useConfig } from '../shared/config/ConfigContext.tsx';
import type { PublicConfig } from '../shared/config/publicConfig.ts';
import { findTarget } from './findTarget.ts';

/** The contest that a link names to begin with; null where it names none. */
const findOldContest = (config: PublicConfig, from: string) => {
  const [chain = '', uid = '', ...rest] = from.split('/');
  const target = findTarget(config, { chain, uid });
  return target.status === 'contest' && rest.length === 0 ? target : null;
};

export function StartRoutePage() {
  const config = useConfig();
  const { from } = useSearch({ from: '/contests/start' });
  return <StartContestPage key={from} from={from ? findOldContest(config, from) : undefined} />;
}
