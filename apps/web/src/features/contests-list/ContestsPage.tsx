import { messages } from '../../shared/messages/messages.ts';
import { usePageTitle } from '../../shared/page/usePageTitle.ts';

const words = messages.contestsList;

/** Every contest of the default chain. */
export function ContestsPage() {
  usePageTitle(words.title);
  return <h1>{words.title}</h1>;
}
