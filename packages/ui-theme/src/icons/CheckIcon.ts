import Check from 'lucide-react/icons/check';
import { createIcon } from './createIcon.tsx';

export const CheckIcon = /* @__PURE__ */ createIcon(Check);
