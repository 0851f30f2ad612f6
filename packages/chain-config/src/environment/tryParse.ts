import type { ChainConfig } from '../chainConfig.ts';
import { ChainConfigError, type ChainConfigIssue } from '../errors.ts';
import { parseChainConfigs } from '../parseChainConfigs.ts';

/** The list that is read, or an empty one and a call of `report` for each problem. */
export function tryParse(
  read: () => unknown,
  report: (issue: ChainConfigIssue) => void,
): readonly ChainConfig[] {
  try {
    return parseChainConfigs(read());
  } catch (error) {
    if (error instanceof ChainConfigError) error.issues.forEach(report);
    else report({ path: '', message: String(Object(error).message) });
    return [];
  }
}
