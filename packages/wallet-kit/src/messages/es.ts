import type { WalletMessages } from './en.ts';

/** The Spanish messages. */
export const spanish: WalletMessages = {
  connectWallet: 'Conectar wallet',
  wrongNetwork: 'Red incorrecta',
  reconnecting: 'Reconectando tu wallet',
  close: 'Cerrar',

  copyAddress: 'Copiar dirección',
  copied: '¡Copiada!',
  copyFailed: 'No se copió',
  disconnect: 'Desconectar',
  recentTransactions: 'Transacciones recientes',
  noTransactions: 'Aquí aparecerán tus transacciones…',
  clearAll: 'Borrar todo',
  viewOnExplorer: 'Ver más en el explorador',
  pending: 'Pendiente',
  confirmed: 'Confirmada',
  failed: 'Fallida',

  switchNetworks: 'Cambiar de red',
  wrongNetworkDetected: 'Se detectó una red incorrecta. Cambia de red o desconecta la wallet para continuar.',
  connected: 'Conectada',
  confirmInWallet: 'Confirma en la wallet',
  switchRejected: 'Rechazaste el cambio en tu wallet. La red sigue siendo la misma.',
  switchFailed: 'Tu wallet no cambió de red. Inténtalo de nuevo o cambia de red en la propia wallet.',
  switchNotSupported:
    'Tu wallet no permite cambiar de red desde esta página. Cambia de red en la propia wallet.',

  requestPending:
    'Ya hay una solicitud pendiente en tu wallet. Abre la wallet, responde y vuelve a intentarlo.',
  relayUnreachable:
    'No se puede contactar con WalletConnect. Revisa tu conexión a internet y vuelve a intentarlo, o usa una wallet en este navegador.',
  continueInWindow: 'Continúa en la ventana que abrió tu wallet.',
  windowBlocked:
    'Tu navegador bloqueó la ventana de esta wallet. Permite las ventanas emergentes de este sitio y vuelve a intentarlo.',
  windowClosed: 'La ventana de esta wallet se cerró antes de responder. Inténtalo de nuevo.',
  windowUnreachable:
    'La ventana de esta wallet no se cargó. Revisa tu conexión a internet y vuelve a intentarlo, o usa otra wallet.',
  walletFaulty:
    'Esta wallet no avisa cuando cambia su cuenta o su red (EIP-1193). Actualízala o usa otra wallet.',
  needsProjectId:
    'Este sitio todavía no tiene configurado WalletConnect. Usa una wallet en este navegador o abre esta página en el navegador de tu app de wallet.',
  noChains: 'El conector no indica ninguna cadena.',
  providerNotFound:
    'No se encontró ninguna wallet en este navegador. Instala o activa una, recarga la página y vuelve a intentarlo.',
  unsupported: '(no compatible)',
  somethingWentWrong: '¡Vaya, algo salió mal!',
  retry: 'REINTENTAR',

  verifyTitle: 'Verifica tu cuenta',
  verifyDescription:
    'Firma un mensaje en tu wallet para verificar que esta cuenta es tuya. No cuesta nada y no envía ninguna transacción.',
  signMessage: 'Firmar mensaje',
  cancel: 'Cancelar',
  preparingMessage: 'Preparando el mensaje…',
  waitingForSignature: 'Esperando la firma…',
  verifyingSignature: 'Verificando la firma…',
  switchTo: (chainName) => `Cambiar a ${chainName}`,
};
