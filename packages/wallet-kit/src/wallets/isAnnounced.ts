import type { Connector } from 'wagmi';

/** Whether a wallet announced itself (EIP-6963): only then its connector brings a picture. */
export const isAnnounced = ({ type, icon }: Connector): boolean => type === 'injected' && icon !== undefined;
