import ShieldCheck from 'lucide-react/icons/shield-check';
import { createIcon } from './createIcon.tsx';

export const VerifiedIcon = /* @__PURE__ */ createIcon(ShieldCheck);
