import Download from 'lucide-react/icons/download';
import { createIcon } from './createIcon.tsx';

export const DownloadIcon = /* @__PURE__ */ createIcon(Download);
