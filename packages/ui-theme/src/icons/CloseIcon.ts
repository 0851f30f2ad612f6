import X from 'lucide-react/icons/x';
import { createIcon } from './createIcon.tsx';

export const CloseIcon = /* @__PURE__ */ createIcon(X);
