import Share2 from 'lucide-react/icons/share-2';
import { createIcon } from './createIcon.tsx';

export const ShareIcon = /* @__PURE__ */ createIcon(Share2);
