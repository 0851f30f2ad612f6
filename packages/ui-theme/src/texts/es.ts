import type { UiTexts } from './en.ts';

/** The Spanish catalogue. */
export const spanish: UiTexts = {
  copyAddress: (address) => `Copiar la dirección ${address}`,
  copied: 'Copiada',
  copyFailed: 'No se copió',
  close: 'Cerrar',
  choose: 'Elegir',
  notifications: 'Notificaciones',
  dismiss: 'Descartar',
  loadingPage: 'Cargando la página',
};
