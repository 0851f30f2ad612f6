import Fuel from 'lucide-react/icons/fuel';
import { createIcon } from './createIcon.tsx';

export const FeeIcon = /* @__PURE__ */ createIcon(Fuel);
