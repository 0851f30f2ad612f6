import type { ChainConfigIssue } from '../errors.ts';

/** A spot in the value that is being read: it knows its path and takes complaints. */
export type Place = {
  readonly path: string;
  readonly report: (message: string) => void;
  readonly at: (key: string | number) => Place;
};

/** Where reading begins; what is reported anywhere below ends up in `issues`. */
export function createPlace(issues: ChainConfigIssue[], path = ''): Place {
  return {
    path,
    report: (message) => issues.push({ path, message }),
    at: (key) => createPlace(issues, join(path, key)),
  };
}

function join(path: string, key: string | number) {
  if (typeof key === 'number') return `${path}[${key}]`;
  if (!/^[\w-]+$/.test(key)) return `${path}[${JSON.stringify(key)}]`;
  return path ? `${path}.${key}` : key;
}
