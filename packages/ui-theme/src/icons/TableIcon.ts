import Table from 'lucide-react/icons/table';
import { createIcon } from './createIcon.tsx';

export const TableIcon = /* @__PURE__ */ createIcon(Table);
