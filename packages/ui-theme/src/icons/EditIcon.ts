import Pencil from 'lucide-react/icons/pencil';
import { createIcon } from './createIcon.tsx';

export const EditIcon = /* @__PURE__ */ createIcon(Pencil);
