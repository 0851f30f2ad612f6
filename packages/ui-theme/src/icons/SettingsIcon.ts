import Settings from 'lucide-react/icons/settings';
import { createIcon } from './createIcon.tsx';

export const SettingsIcon = /* @__PURE__ */ createIcon(Settings);
