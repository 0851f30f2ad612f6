import satori, { type Font } from 'satori';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../../web/pageTags.ts';
import type { PictureContent } from '../pictureContent.ts';
import { layoutContest } from './layoutContest.ts';
import { layoutProduct } from './layoutProduct.ts';
import { fontFiles, readPictureFile } from './pictureFiles.ts';
import { withoutCharacters } from './withoutCharacters.ts';

let fonts: Font[] | undefined;

// Satori's types speak of React; what it reads are plain objects.
const layout = (content: PictureContent) =>
  (content.kind === 'contest' ? layoutContest(content) : layoutProduct(content)) as Parameters<
    typeof satori
  >[0];

/** A picture as SVG, in which letters are shapes; `missing` are the characters that no font here has: they are left out. */
export async function drawSvg(
  content: PictureContent,
): Promise<{ readonly svg: string; readonly missing: ReadonlySet<string> }> {
  fonts ??= fontFiles.map(({ name, weight, file }) => ({ name, weight, data: readPictureFile(file) }));
  const size = { width: PICTURE_WIDTH, height: PICTURE_HEIGHT, fonts };
  const missing = new Set<string>();
  const loadAdditionalAsset = async (_: string, characters: string) => {
    for (const character of characters) missing.add(character);
    return [];
  };
  const draw = (drawn: PictureContent) => satori(layout(drawn), { ...size, loadAdditionalAsset });
  const svg = await draw(content);
  return { svg: missing.size === 0 ? svg : await draw(withoutCharacters(content, missing)), missing };
}
