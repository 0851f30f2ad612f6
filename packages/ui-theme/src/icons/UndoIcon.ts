import Undo2 from 'lucide-react/icons/undo-2';
import { createIcon } from './createIcon.tsx';

export const UndoIcon = /* @__PURE__ */ createIcon(Undo2);
