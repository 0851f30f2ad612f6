import ArrowRight from 'lucide-react/icons/arrow-right';
import { createIcon } from './createIcon.tsx';

export const ArrowRightIcon = /* @__PURE__ */ createIcon(ArrowRight);
