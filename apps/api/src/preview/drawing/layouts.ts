import { words } from '../../base/words.ts';
import type { BoardRow, ContestPicture, EntryPicture, ProductPicture } from '../describeContest.ts';
import { box, clippedText, colors, type Element, FONT_FAMILY, frame, laurel, rankMark } from './elements.ts';

/** Short titles are large and on one line; longer ones smaller, on two. */
const TITLE_SIZES = [
  { upTo: 26, size: 72, lines: 1 },
  { upTo: 56, size: 58, lines: 2 },
  { upTo: Number.POSITIVE_INFINITY, size: 50, lines: 2 },
] as const;
/** A character of these scripts is about as wide as two letters. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Extended_Pictographic}]/gu;

const findTitleSize = (title: string) => {
  const length = title.length + (title.match(WIDE)?.length ?? 0) * 0.8;
  return TITLE_SIZES.find(({ upTo }) => length <= upTo) ?? TITLE_SIZES[2];
};

/** A contest: title, state and ranking. */
export function layoutContest(picture: ContestPicture | EntryPicture): Element {
  const { size, lines } = findTitleSize(picture.title);
  return frame(
    picture,
    stateTag(picture),
    box(
      { flexDirection: 'column', flexGrow: 1, justifyContent: 'center' },
      ...(picture.kind === 'entry'
        ? [clippedText(picture.contestTitle, 1, { width: 1072, fontSize: 30, color: colors.inkSoft })]
        : []),
      clippedText(picture.title, lines, { width: 1072, fontSize: size, fontWeight: 600, lineHeight: 1.15 }),
      picture.note ? note(picture.note) : board(picture.rows),
    ),
    box(
      { fontSize: 26, fontWeight: 500 },
      [picture.counts, picture.orderNote].filter((part) => part !== '').join('  ·  '),
    ),
  );
}

function stateTag({ state, stateText }: Pick<ContestPicture, 'state' | 'stateText'>): Element {
  const isOver = state === 'closed' || state === 'withdrawn';
  return box(
    {
      alignItems: 'center',
      padding: '10px 26px',
      borderRadius: 30,
      fontSize: 26,
      fontWeight: 500,
      backgroundColor: isOver ? colors.ink : colors.paper,
      color: isOver ? colors.paper : colors.ink,
    },
    stateText,
  );
}

const card = (...children: readonly Element[]) =>
  box(
    {
      flexDirection: 'column',
      marginTop: 26,
      padding: '6px 36px 6px 22px',
      borderRadius: 28,
      backgroundColor: colors.paper,
    },
    ...children,
  );

const board = (rows: readonly BoardRow[]) =>
  card(
    ...rows.map(({ rank, entry, points, isWinner }, index) =>
      box(
        { alignItems: 'center', height: 67, ...(index > 0 && { borderTop: `2px solid ${colors.line}` }) },
        rankMark(rank === null ? '–' : String(rank), isWinner),
        clippedText(entry, 1, {
          width: 740,
          marginLeft: 22,
          // A link reads from left to right in any script.
          direction: 'ltr',
          fontSize: 30,
          fontWeight: isWinner ? 600 : 500,
        }),
        ...(points ? [score(points)] : []),
      ),
    ),
  );

const score = (points: string) =>
  box(
    { flexGrow: 1, alignItems: 'baseline', justifyContent: 'flex-end' },
    box({ fontSize: 32, fontWeight: 600, fontFeatureSettings: '"tnum"' }, points),
    box({ marginLeft: 10, fontSize: 22, color: colors.inkSoft }, words.points),
  );

const note = (text: string) =>
  card(
    box({ alignItems: 'center', height: 120, paddingLeft: 12, fontSize: 32, color: colors.inkSoft }, text),
  );

/** The product: mark, name and tagline. */
export function layoutProduct({ productName, tagline, host }: ProductPicture): Element {
  return box(
    {
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      width: '100%',
      height: '100%',
      backgroundColor: colors.sky,
      color: colors.ink,
      fontFamily: FONT_FAMILY,
      fontWeight: 400,
    },
    laurel(220),
    clippedText(productName, 1, {
      maxWidth: 1072,
      marginTop: 20,
      fontSize: productName.length > 20 ? 56 : 84,
      fontWeight: 600,
      lineHeight: 1.15,
    }),
    ...tagline.split('\n').map((line, index) => box({ marginTop: index === 0 ? 18 : 2, fontSize: 34 }, line)),
    box({ marginTop: 28, fontSize: 26, color: colors.inkSoft }, host),
  );
}
