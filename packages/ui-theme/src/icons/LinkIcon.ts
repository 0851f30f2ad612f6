import Link from 'lucide-react/icons/link';
import { createIcon } from './createIcon.tsx';

export const LinkIcon = /* @__PURE__ */ createIcon(Link);
