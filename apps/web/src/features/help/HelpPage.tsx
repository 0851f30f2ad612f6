import { messages } from '../../shared/messages/messages.ts';
import { usePageTitle } from '../../shared/page/usePageTitle.ts';
import { HelpView } from './HelpView.tsx';

export function HelpPage() {
  usePageTitle(messages.help.title);
  return <HelpView />;
}
