import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Copy from 'lucide-react/icons/copy';
import ExternalLink from 'lucide-react/icons/external-link';
import Info from 'lucide-react/icons/info';
import Share2 from 'lucide-react/icons/share-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Undo2 from 'lucide-react/icons/undo-2';
import User from 'lucide-react/icons/user';
import Wallet from 'lucide-react/icons/wallet';
import X from 'lucide-react/icons/x';
import { createIcon } from './createIcon.tsx';

// The icons of every page: notifications, header, reading a contest. A bundler loads a module as a whole, so the others
// are in pageIcons.ts.
export const CheckIcon = /* @__PURE__ */ createIcon(Check);
export const ChevronDownIcon = /* @__PURE__ */ createIcon(ChevronDown);
export const ClockIcon = /* @__PURE__ */ createIcon(Clock);
export const CloseIcon = /* @__PURE__ */ createIcon(X);
export const CopyIcon = /* @__PURE__ */ createIcon(Copy);
export const ErrorIcon = /* @__PURE__ */ createIcon(CircleAlert);
export const ExternalLinkIcon = /* @__PURE__ */ createIcon(ExternalLink);
export const InfoIcon = /* @__PURE__ */ createIcon(Info);
export const ShareIcon = /* @__PURE__ */ createIcon(Share2);
export const SuccessIcon = /* @__PURE__ */ createIcon(CircleCheck);
export const UndoIcon = /* @__PURE__ */ createIcon(Undo2);
export const UserIcon = /* @__PURE__ */ createIcon(User);
export const WalletIcon = /* @__PURE__ */ createIcon(Wallet);
export const WarningIcon = /* @__PURE__ */ createIcon(TriangleAlert);
