import RefreshCw from 'lucide-react/icons/refresh-cw';
import { createIcon } from './createIcon.tsx';

export const RefreshIcon = /* @__PURE__ */ createIcon(RefreshCw);
