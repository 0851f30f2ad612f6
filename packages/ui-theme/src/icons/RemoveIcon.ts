import Trash2 from 'lucide-react/icons/trash-2';
import { createIcon } from './createIcon.tsx';

export const RemoveIcon = /* @__PURE__ */ createIcon(Trash2);
