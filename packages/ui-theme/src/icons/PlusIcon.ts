import Plus from 'lucide-react/icons/plus';
import { createIcon } from './createIcon.tsx';

export const PlusIcon = /* @__PURE__ */ createIcon(Plus);
