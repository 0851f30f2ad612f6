import type { ContestDocument } from '@org/contests';
import { MarkdownView } from '../base/MarkdownView.tsx';
import { LinkList } from './parts/LinkList.tsx';

/** The rules of the contest and its links, which the organizer wrote. */
export function RulesAndLinks({
  document: { rules = '', links = [] },
}: {
  readonly document: ContestDocument;
}) {
  return (
    <>
      {rules.trim() !== '' && <MarkdownView text={rules} level={3} />}
      <LinkList links={links} />
    </>
  );
}
