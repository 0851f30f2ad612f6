import type { DocumentPicture } from '@org/contests';
import { showLink } from '@org/contests/names';
import type { LaterPart, NewContest, NewEntry, NewJudge } from '@org/contests/write';
import type { ReactNode } from 'react';
import { DocumentImage } from '../../base/picture/DocumentImage.tsx';
import { useMessages } from '../../base/provider/contests.ts';
import { formatMomentInZone, toDateTimeAttribute } from '../../base/text/formatTime.ts';
import { englishStartContest } from '../../messages/en/startContest.ts';
import { inSentence } from '../../messages/text/names.ts';
import styles from './ContestLetter.module.css';

export type ContestLetterProps = {
  readonly contest: NewContest;
  /** The level of the title's heading. */
  readonly level: 3 | 4;
};

/** All texts that become public, in reading order. */
export function ContestLetter({ contest, level }: ContestLetterProps) {
  const startContestMessages = useMessages('startContest', englishStartContest);
  const messages = startContestMessages.letter;
  const { title, description, cover, logo, rules = '', links = [] } = contest;
  const { tracks, prizes, criteria, judges, entries } = contest;
  const Heading = level === 3 ? 'h3' : 'h4';
  const Part = level === 3 ? 'h4' : 'h5';
  const describe = ({ maxPoints, weight }: (typeof criteria)[number]): string =>
    maxPoints === 1
      ? startContestMessages.criteria.yesOrNo(weight)
      : startContestMessages.criteria.scale(maxPoints, weight);
  return (
    <div className={styles.letter}>
      <Heading className={styles.title}>
        <bdi>{title.trim() || messages.untitled}</bdi>
      </Heading>
      <p>
        <bdi>{description.trim()}</bdi>
      </p>
      {cover && <Picture picture={cover} text={messages.cover(inSentence(cover.alt.trim()))} />}
      {logo && <Picture picture={logo} text={messages.logo(inSentence(logo.alt.trim()))} />}
      {rules.trim() !== '' && (
        <>
          <Part>{messages.rules}</Part>
          {/* The texts as they are signed: Markdown would hide where links lead. */}
          <p>
            <bdi>{rules.trim()}</bdi>
          </p>
        </>
      )}
      {links.length > 0 && (
        <List title={<Part>{messages.links}</Part>}>
          {links.map(({ label, href }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: links may repeat
            <Item key={index} name={label} about={showLink(href)} />
          ))}
        </List>
      )}
      {tracks.length > 0 && (
        <List title={<Part>{messages.tracks}</Part>}>
          {tracks.map(({ name, about }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat
            <Item key={index} name={name} about={about} />
          ))}
        </List>
      )}
      {prizes.length > 0 && (
        <List title={<Part>{messages.prizes}</Part>}>
          {prizes.map(({ name, about, track }, index) => {
            const of = tracks[track - 1]?.name;
            const full = of ? messages.prizeFor(inSentence(name), inSentence(of)) : name;
            // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat
            return <Item key={index} name={full} about={about} />;
          })}
        </List>
      )}
      <List title={<Part>{messages.criteria}</Part>}>
        {criteria.map((criterion, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat
          <li key={index}>
            <bdi>{messages.criterion(inSentence(criterion.label), describe(criterion))}</bdi>
            {criterion.anchors.map(({ points, text }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: anchors may repeat
              <small key={at}>
                <span>{points}</span> <bdi>{text}</bdi>
              </small>
            ))}
          </li>
        ))}
      </List>
      <Judges title={<Part>{messages.judges(judges.length)}</Part>} judges={judges} />
      {(entries.length > 0 || contest.submissionsUntil === null) && (
        <List title={<Part>{messages.entries(entries.length)}</Part>}>
          {entries.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its number
            <EntryItem key={index} entry={entry} track={tracks[entry.track - 1]?.name} />
          ))}
        </List>
      )}
      <Part>{messages.dates}</Part>
      <Times contest={contest} />
    </div>
  );
}

/** The part of the letter that an act after the start adds. */
export function LaterLetter({ part, tracks }: { readonly part: LaterPart } & Pick<NewContest, 'tracks'>) {
  const messages = useMessages('startContest', englishStartContest).letter;
  if (part.kind === 'judges')
    return (
      <div className={styles.letter}>
        <Judges title={<h4>{messages.judges(part.judges.length)}</h4>} judges={part.judges} />
      </div>
    );
  return (
    <div className={styles.letter}>
      <List title={<h4>{messages.entries(part.entries.length)}</h4>}>
        {part.entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its number
          <EntryItem key={index} entry={entry} track={tracks[entry.track - 1]?.name} />
        ))}
      </List>
    </div>
  );
}

function Judges({ title, judges }: { readonly title: ReactNode; readonly judges: readonly NewJudge[] }) {
  return (
    <List title={title}>
      {judges.map(({ address, name }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an address may be typed twice
        <li key={index}>
          {name && <bdi>{name}</bdi>}
          <code>{address}</code>
        </li>
      ))}
    </List>
  );
}

function List({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      {title}
      <ol>{children}</ol>
    </>
  );
}

function Item({ name, about }: { readonly name: string; readonly about: string }) {
  return (
    <li>
      <bdi>{name}</bdi>
      {about && (
        <small>
          <bdi>{about}</bdi>
        </small>
      )}
    </li>
  );
}

/** A picture of the contest: its text is public, too. */
function Picture({ picture, text }: { readonly picture: DocumentPicture; readonly text: string }) {
  return (
    <div>
      <small>
        <bdi>{text}</bdi>
      </small>
      <span className={styles.pictures}>
        <DocumentImage picture={picture} sizes="auto, 96px" isDecorative />
      </span>
    </div>
  );
}

function EntryItem({ entry, track }: { readonly entry: NewEntry; readonly track: string | undefined }) {
  const messages = useMessages('startContest', englishStartContest).letter;
  const { name, link, about, place, team = [], links = [], pictures = [] } = entry;
  const members = team.map((member) => member.trim()).filter((member) => member !== '');
  const lines = [
    link && showLink(link),
    about,
    members.length > 0 && messages.team(members.map(inSentence).join(', ')),
    track && messages.track(inSentence(track)),
    place && messages.place(inSentence(place)),
    ...links.map(({ label, href }) => `${inSentence(label)}: ${showLink(href)}`),
    ...pictures.map(({ alt }) =>
      alt.trim() === '' ? messages.pictureWithoutText : messages.picture(inSentence(alt)),
    ),
  ];
  return (
    <li>
      <bdi>{name}</bdi>
      {lines.map(
        (line, index) =>
          line && (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike
            <small key={index}>
              <bdi>{line}</bdi>
            </small>
          ),
      )}
      {pictures.length > 0 && (
        <span className={styles.pictures}>
          {pictures.map((picture) => (
            <DocumentImage key={picture.uri} picture={picture} name={name} sizes="auto, 96px" isDecorative />
          ))}
        </span>
      )}
    </li>
  );
}

function Times({ contest }: { readonly contest: NewContest }) {
  const messages = useMessages('startContest', englishStartContest).letter;
  const rows = [
    ['submissionsUntil', contest.submissionsUntil],
    ['opensAt', contest.opensAt],
    ['closesAt', contest.closesAt],
    ['revealUntil', contest.revealUntil],
  ] as const;
  return (
    <>
      <dl className={styles.dates}>
        {rows.map(([name, moment]) =>
          moment === null ? null : (
            <div key={name}>
              <dt>{messages[name]}</dt>
              <dd>
                {moment > 0n ? (
                  <time dateTime={toDateTimeAttribute(moment)}>{formatMomentInZone(moment)}</time>
                ) : (
                  messages.missing
                )}
              </dd>
            </div>
          ),
        )}
      </dl>
      {contest.submissionsUntil !== null && <p>{messages.takesSubmissions}</p>}
      <p>{contest.revealUntil === null ? messages.open : messages.sealed}</p>
      {contest.minimumReviews !== undefined && <p>{messages.minimumReviews(contest.minimumReviews)}</p>}
    </>
  );
}
