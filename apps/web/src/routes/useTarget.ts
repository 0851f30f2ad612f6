import { useParams } from '@tanstack/react-router';
import { useConfig } from '../shared/config/ConfigContext.tsx';
import { findTarget, type Target } from './findTarget.ts';

type ContestAddress =
  | '/contests/$chain/$uid'
  | '/contests/$chain/$uid/entries/$n'
  | '/contests/$chain/$uid/share';

/** What the link of a contest's page leads to. */
export const useTarget = (from: ContestAddress): Target => findTarget(useConfig(), useParams({ from }));
