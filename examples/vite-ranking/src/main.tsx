import { createQueryClient } from '@org/contests-react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { LiveRanking } from './LiveRanking';

createRoot(document.getElementById('app') as HTMLElement).render(
  <QueryClientProvider client={createQueryClient()}>
    <LiveRanking />
  </QueryClientProvider>,
);
