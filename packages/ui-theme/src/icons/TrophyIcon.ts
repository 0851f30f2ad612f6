import Trophy from 'lucide-react/icons/trophy';
import { createIcon } from './createIcon.tsx';

export const TrophyIcon = /* @__PURE__ */ createIcon(Trophy);
