import { HelpView } from './HelpView.tsx';

export function HelpPage() {
  return <HelpView />;
}
