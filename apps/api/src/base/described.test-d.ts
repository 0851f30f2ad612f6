import type { siweAnswerSchemas } from '@org/auth-siwe/server';
import type { draftSchemas } from '../drafts/answers.ts';
import type { Described } from './described.ts';

const entry = {
  id: 'contest.new',
  kind: 'contest',
  version: '1',
  updatedAt: '2026-01-01',
  bytes: 2,
} as const;

entry satisfies Described<typeof draftSchemas.draftEntry>;
({ ...entry, kind: null }) satisfies Described<typeof draftSchemas.draftEntry>;
({ drafts: [entry] }) satisfies Described<typeof draftSchemas.drafts>;
({ session: null, time: '2026-01-01' }) satisfies Described<typeof siweAnswerSchemas.session>;

// An answer with another value, without a field or with one more does not compile.
// @ts-expect-error
({ ...entry, kind: 'list' }) satisfies Described<typeof draftSchemas.draftEntry>;
// @ts-expect-error
({ id: 'contest.new', kind: null, version: '1', updatedAt: '' }) satisfies Described<
  typeof draftSchemas.draftEntry
>;
// @ts-expect-error
({ drafts: [], total: 0 }) satisfies Described<typeof draftSchemas.drafts>;
