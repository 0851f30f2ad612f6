import Wallet from 'lucide-react/icons/wallet';
import { createIcon } from './createIcon.tsx';

export const WalletIcon = /* @__PURE__ */ createIcon(Wallet);
