import ExternalLink from 'lucide-react/icons/external-link';
import { createIcon } from './createIcon.tsx';

export const ExternalLinkIcon = /* @__PURE__ */ createIcon(ExternalLink);
