import { useQuery } from '@tanstack/react-query';
import { fetchLegalText } from './fetchLegalText.ts';
import { type LegalPageName, type LegalState, LegalView } from './LegalView.tsx';
import { parseLegalText } from './parseLegalText.ts';

/** Beside the pages, wherever those are served from. */
const FILES = { terms: '/terms.txt', privacy: '/privacy.txt' } as const satisfies Record<
  LegalPageName,
  string
>;

function LegalPage({ page }: { readonly page: LegalPageName }) {
  const text = useQuery({
    queryKey: ['legal', page],
    queryFn: ({ signal }) => fetchLegalText(FILES[page], signal),
    select: (found): LegalState =>
      found === null ? { status: 'none' } : { status: 'found', blocks: parseLegalText(found) },
  });
  const state: LegalState = text.data ?? { status: text.isError ? 'failed' : 'loading' };
  return <LegalView page={page} state={state} onTryAgain={() => void text.refetch()} />;
}

export function TermsPage() {
  return <LegalPage page="terms" />;
}
export function PrivacyPage() {
  return <LegalPage page="privacy" />;
}
