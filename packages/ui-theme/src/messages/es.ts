import type { UiMessages } from './en.ts';

/** The Spanish messages. */
export const spanish: UiMessages = {
  copyAddress: (address) => `Copiar la dirección ${address}`,
  copied: 'Copiada',
  copyFailed: 'No se copió',
  close: 'Cerrar',
  choose: 'Elegir',
  notifications: 'Notificaciones',
  dismiss: 'Descartar',
  loadingPage: 'Cargando la página',
};
