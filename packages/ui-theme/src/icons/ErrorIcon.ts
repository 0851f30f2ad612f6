import CircleAlert from 'lucide-react/icons/circle-alert';
import { createIcon } from './createIcon.tsx';

export const ErrorIcon = /* @__PURE__ */ createIcon(CircleAlert);
