import Menu from 'lucide-react/icons/menu';
import { createIcon } from './createIcon.tsx';

export const MenuIcon = /* @__PURE__ */ createIcon(Menu);
