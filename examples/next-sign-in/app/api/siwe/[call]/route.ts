import { createNextHandlers } from '@org/auth-siwe/server';
import { siwe } from '../../../siwe';

export const { GET, POST } = createNextHandlers(siwe, {
  clientAddress: ({ headers }) => headers.get('x-real-ip') ?? undefined,
});
