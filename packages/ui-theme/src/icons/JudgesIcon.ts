import Users from 'lucide-react/icons/users';
import { createIcon } from './createIcon.tsx';

export const JudgesIcon = /* @__PURE__ */ createIcon(Users);
