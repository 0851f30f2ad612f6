import { ContestsProvider, createQueryClient } from '@org/contests-react';
import { EmbedPage } from '@org/contests-react/pages/EmbedPage';
import '@org/ui-theme/reading.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { fetchPublicConfig, readPublicConfig } from '../config/readPublicConfig.ts';
import { ConfigFailed } from '../shell/ConfigFailed.tsx';
import './embed.css';

// The embedded page. It uses no cookies and no storage.
const place = document.getElementById('root');
if (!place) throw new Error('the page has no #root');
const root = createRoot(place);
tellHeight(place);

const { pathname, searchParams } = new URL(window.location.href);
const theme = searchParams.get('theme');
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
const [, , , chain = '', uid = ''] = pathname.split('/');

const start = async () => {
  const config = readPublicConfig(document) ?? (await fetchPublicConfig());
  root.render(
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <ContestsProvider config={config}>
          <EmbedPage chain={chain} uid={uid} />
        </ContestsProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
};
start().catch((error) =>
  root.render(<ConfigFailed error={error} onRetry={() => window.location.reload()} />),
);

/** Posts the content's height to the embedding page whenever it changes. Any origin may receive it. */
function tellHeight(content: HTMLElement): void {
  if (window.parent === window) return;
  const tell = () => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    window.parent.postMessage({ type: 'laurel-contest', height }, '*');
  };
  new ResizeObserver(tell).observe(content);
}
