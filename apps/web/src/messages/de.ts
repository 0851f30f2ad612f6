import type { Messages } from './messages.ts';

export const connection: Messages['connection'] = {
  offline:
    'Sie sind offline. Diese Seite ist vielleicht veraltet und wird aktualisiert, sobald Sie wieder online sind.',
  ownEndpoints: 'Eigene Endpunkte sind aktiv.',
  toSettings: 'Ändern',
};
