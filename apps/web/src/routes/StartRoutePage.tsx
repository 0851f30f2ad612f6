import { useSearch } from '@tanstack/react-router';
import { StartContestPage } from '../features/start-contest/StartContestPage.tsx';
import { useConfig } from '../shared/config/ConfigContext.tsx';
import { findTarget } from './findTarget.ts';

export function StartRoutePage() {
  const config = useConfig();
  const { from } = useSearch({ from: '/contests/start' });
  const [chain = '', uid = ''] = from?.split('/') ?? [];
  const target = findTarget(config, { chain, uid });
  return <StartContestPage key={from} from={target.status === 'contest' ? target : undefined} />;
}
