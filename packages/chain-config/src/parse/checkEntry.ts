import type { ChainStatus } from '../chainConfig.ts';
import { checkAddress, checkUid } from './checkAddress.ts';
import { checkChain } from './checkChain.ts';
import { closed, count, list, nullable, optional, text } from './checks.ts';
import { url } from './checkUrl.ts';
import { check, type Field } from './field.ts';
import { checkSlug } from './slug.ts';

export const STATUSES = ['live', 'retired', 'local'] as const satisfies readonly ChainStatus[];

/** An entry by itself. */
export function checkEntry(entry: Field): void {
  closed({
    status: optional(checkStatus),
    chain: checkChain,
    slug: () => checkSlug(entry),
    contracts: closed({ profile: checkAddress }),
    eas: closed({
      contract: checkAddress,
      schemaRegistry: nullable(checkAddress),
      contestSchemaUid: checkUid,
      evaluationSchemaUid: checkUid,
      graphQl: url('https'),
      scanUrl: nullable(url('https', { isPage: true })),
      deployedAtBlock: nullable(count(0)),
    }),
    notes: optional(list(text)),
  })(entry, entry.at('status').value === 'local');
}

function checkStatus(status: Field) {
  const isKnown = STATUSES.some((known) => known === status.value);
  check(status, isKnown, `must be one of ${STATUSES.join(', ')}`);
}
