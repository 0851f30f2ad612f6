import type { Messages } from './messages.ts';

export const connection: Messages['connection'] = {
  offline:
    'No tienes conexión. Esta página puede estar desactualizada y se actualizará cuando vuelvas a tenerla.',
  ownEndpoints: 'Se están usando endpoints propios.',
  toSettings: 'Cambiarlos',
};
