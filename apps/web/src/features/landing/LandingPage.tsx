import { messages } from '../../shared/messages/messages.ts';
import { usePageTitle } from '../../shared/page/usePageTitle.ts';

const words = messages.landing;

/** The start page: what this is, in ten seconds. */
export function LandingPage() {
  usePageTitle(words.title);
  return <h1>{words.title}</h1>;
}
