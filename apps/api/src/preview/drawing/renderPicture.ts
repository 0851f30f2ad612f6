import { initWasm, Resvg } from '@resvg/resvg-wasm';
import satori, { type Font } from 'satori';
import { messages } from '../../base/messages.ts';
import type {
  BoardRow,
  ContestPicture,
  EntryPicture,
  JudgeFaces,
  PictureContent,
  ProductPicture,
} from '../describeContest.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../pageTags.ts';
import {
  box,
  clippedText,
  colors,
  type Element,
  FONT_FAMILY,
  faces,
  frame,
  laurel,
  rankMark,
} from './elements.ts';
import { fontFiles, RESVG_FILE, readPictureFile, scriptFonts } from './pictureFiles.ts';

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
function layoutContest(picture: ContestPicture | EntryPicture): Element {
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
      ...(picture.judges.addresses.length > 0 ? [judges(picture.judges)] : []),
      picture.note ? note(picture.note) : board(picture.rows),
    ),
    box(
      { fontSize: 26, fontWeight: 500 },
      [picture.counts, picture.orderNote].filter((part) => part !== '').join('  ·  '),
    ),
  );
}

const judges = ({ addresses, pictures, names }: JudgeFaces) =>
  box(
    { alignItems: 'center', height: 48, marginTop: 10 },
    faces(addresses, pictures, 46),
    clippedText(names, 1, { width: 820, marginLeft: 14, fontSize: 26 }),
  );

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
      marginTop: 16,
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
    box({ marginLeft: 10, fontSize: 22, color: colors.inkSoft }, messages.points),
  );

const note = (text: string) =>
  card(
    box({ alignItems: 'center', height: 120, paddingLeft: 12, fontSize: 32, color: colors.inkSoft }, text),
  );

/** The product: mark, name and tagline. */
function layoutProduct({ productName, tagline, host }: ProductPicture): Element {
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

let resvg: Promise<void> | undefined;

/** Draws a picture as PNG, without network access. Runs in a worker thread. */
export async function renderPicture(content: PictureContent): Promise<Uint8Array<ArrayBuffer>> {
  resvg ??= initWasm(readPictureFile(RESVG_FILE));
  await resvg;
  const { svg } = await drawSvg(content);
  const image = new Resvg(svg, { font: { loadSystemFonts: false } });
  try {
    const rendered = image.render();
    try {
      return new Uint8Array(rendered.asPng());
    } finally {
      rendered.free();
    }
  } finally {
    image.free();
  }
}

let fonts: Font[] | undefined;

// Satori's types expect React elements; it reads plain objects.
const layout = (content: PictureContent) =>
  (content.kind === 'product' ? layoutProduct(content) : layoutContest(content)) as Parameters<
    typeof satori
  >[0];

/** A picture as SVG with text as outlines; `missing` has the characters without a glyph, which are left out. */
export async function drawSvg(
  content: PictureContent,
): Promise<{ readonly svg: string; readonly missing: ReadonlySet<string> }> {
  fonts ??= fontFiles.map(readFont);
  const size = { width: PICTURE_WIDTH, height: PICTURE_HEIGHT, fonts };
  const draw = async (drawn: PictureContent) => {
    const missing = new Set<string>();
    const loadAdditionalAsset = async (_: string, characters: string): Promise<Font[]> => {
      const found = scriptFonts.filter(({ letters }) => letters.test(characters));
      for (const character of characters)
        if (!found.some(({ letters }) => letters.test(character))) missing.add(character);
      return found.map(readFont);
    };
    return { svg: await satori(layout(drawn), { ...size, loadAdditionalAsset }), missing };
  };
  const first = await draw(content);
  if (first.missing.size === 0) return first;
  const plain = withPlainLetters(content, first.missing);
  const second = await draw(plain);
  if (second.missing.size === 0) return second;
  const { svg } = await draw(withoutCharacters(plain, second.missing));
  return { svg, missing: second.missing };
}

const readFont = ({ name, weight, file }: (typeof fontFiles)[number]): Font => ({
  ...{ name, weight, data: readPictureFile(file) },
});

/** The same picture with its untrusted texts changed. */
const mapTexts = <Content extends PictureContent>(
  content: Content,
  change: (text: string) => string,
): Content => ({
  ...content,
  productName: change(content.productName),
  ...(content.kind !== 'product' && {
    title: change(content.title),
    rows: content.rows.map((row) => ({ ...row, entry: change(row.entry) })),
    judges: { ...content.judges, names: change(content.judges.names) },
  }),
  ...(content.kind === 'entry' && { contestTitle: change(content.contestTitle) }),
});

/** The same picture with the plain form of characters that cannot be drawn: mathematical letters are letters. */
const withPlainLetters = (content: PictureContent, missing: ReadonlySet<string>): PictureContent =>
  mapTexts(content, (text) =>
    [...text].map((character) => (missing.has(character) ? character.normalize('NFKC') : character)).join(''),
  );

/** The same picture without the characters that cannot be drawn. */
export function withoutCharacters(content: PictureContent, missing: ReadonlySet<string>): PictureContent {
  const strip = (text: string) =>
    [...text]
      .filter((character) => character === ' ' || !missing.has(character))
      .join('')
      .replace(/ +/g, ' ')
      .trim();
  const stripped = mapTexts(content, strip);
  if (stripped.kind === 'product') return stripped;
  // A year alone is not a title.
  const isReadable = /[\p{L}\p{So}]/u.test(stripped.title);
  return {
    ...stripped,
    title: isReadable ? stripped.title : stripped.otherTitle,
    rows: stripped.rows.map((row) => ({ ...row, entry: row.entry || messages.unnamed })),
  };
}
