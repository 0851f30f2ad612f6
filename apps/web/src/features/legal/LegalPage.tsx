import { useQuery } from '@tanstack/react-query';
import { useConfig } from '../../config/ConfigContext.tsx';
import { fetchLegalText } from './fetchLegalText.ts';
import { type LegalPageName, type LegalState, LegalView } from './LegalView.tsx';
import { parseLegalText } from './parseLegalText.ts';

/** Served from the same folder as the pages. */
const FILES = { terms: '/terms.txt', privacy: '/privacy.txt' } as const satisfies Record<
  LegalPageName,
  string
>;

function LegalPage({ page }: { readonly page: LegalPageName }) {
  const { documents } = useConfig();
  const isAbsent = documents?.includes(page) === false;
  const text = useQuery({
    queryKey: ['legal', page],
    enabled: !isAbsent,
    queryFn: ({ signal }) => fetchLegalText(FILES[page], signal),
    select: (found): LegalState =>
      found === null ? { status: 'none' } : { status: 'found', blocks: parseLegalText(found) },
  });
  const known = isAbsent ? ({ status: 'none' } as const) : text.data;
  const state: LegalState = known ?? { status: text.isError ? 'failed' : 'loading' };
  return <LegalView page={page} state={state} onTryAgain={() => void text.refetch()} />;
}

export function TermsPage() {
  return <LegalPage page="terms" />;
}
export function PrivacyPage() {
  return <LegalPage page="privacy" />;
}
