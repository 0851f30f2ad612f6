import Search from 'lucide-react/icons/search';
import { createIcon } from './createIcon.tsx';

export const SearchIcon = /* @__PURE__ */ createIcon(Search);
