import { useParams } from '@tanstack/react-router';
import { useConfig } from '../shared/config/ConfigContext.tsx';
import { findTarget, type Target } from './findTarget.ts';

/** What the link of the contest page or the share page leads to. */
export const useTarget = (from: '/contests/$chain/$uid' | '/contests/$chain/$uid/share'): Target =>
  findTarget(useConfig(), useParams({ from }));
