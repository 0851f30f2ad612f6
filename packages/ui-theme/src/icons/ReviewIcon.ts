import MessageSquare from 'lucide-react/icons/message-square';
import { createIcon } from './createIcon.tsx';

export const ReviewIcon = /* @__PURE__ */ createIcon(MessageSquare);
