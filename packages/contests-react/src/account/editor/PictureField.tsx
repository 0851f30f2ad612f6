import { Button, Field, Link, Skeleton } from '@org/ui-theme';
import { useMessages } from '../../base/provider/contests.ts';
import { formatNumber } from '../../base/text/formatNumber.ts';
import { englishAccountEditor } from '../../messages/en/accountEditor.ts';
import { type PictureType, readPicture, readPictureSize } from '../../person/readPicture.ts';
import styles from './PictureField.module.css';

/** Why a file is rejected. */
export type PictureProblem = 'not-a-picture' | 'broken' | 'too-large' | 'does-not-fit';

type ShrunkPicture =
  | { readonly ok: true; readonly src: string }
  | { readonly ok: false; readonly reason: PictureProblem };

const MOST_BYTES = 30 * 1024 * 1024;
/** A decoded picture takes four bytes per pixel. */
const MOST_PIXELS = 100_000_000;
const HEAD_BYTES = 65_536;

/** Tries full size and quality first, then smaller sizes, then low quality. */
const ATTEMPTS: readonly { readonly side: number; readonly quality: number }[] = [
  ...[160, 128, 112, 96, 80, 64].flatMap((side) => [0.8, 0.65, 0.55].map((quality) => ({ side, quality }))),
  ...[64, 48, 32].flatMap((side) => [0.4, 0.2].map((quality) => ({ side, quality }))),
];

const TYPES: Readonly<Record<string, PictureType>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/**
 * Crops and shrinks a file to a square picture that fits on the chain, entirely in the browser.
 *
 * @param mostCharacters of the data URI
 */
export async function shrinkPicture(file: Blob, mostCharacters: number): Promise<ShrunkPicture> {
  const type = TYPES[file.type];
  if (!type) return { ok: false, reason: 'not-a-picture' };
  if (file.size > MOST_BYTES) return { ok: false, reason: 'too-large' };
  try {
    const size = readPictureSize(type, new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
    if (size && size.width * size.height > MOST_PIXELS) return { ok: false, reason: 'too-large' };
    const bitmap = await createImageBitmap(file);
    try {
      return await shrink(bitmap, mostCharacters);
    } finally {
      bitmap.close();
    }
  } catch {
    return { ok: false, reason: 'broken' };
  }
}

const shrink = async (bitmap: ImageBitmap, mostCharacters: number): Promise<ShrunkPicture> => {
  for (const { side, quality } of ATTEMPTS) {
    const src = await toDataUri(await draw(bitmap, side, quality));
    if (src.length <= mostCharacters && readPicture(src)?.kind === 'inside') return { ok: true, src };
  }
  return { ok: false, reason: 'does-not-fit' };
};

/** Crops the center square of a picture. */
const draw = async (bitmap: ImageBitmap, side: number, quality: number): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  const cut = Math.min(bitmap.width, bitmap.height);
  const [left, top] = [(bitmap.width - cut) / 2, (bitmap.height - cut) / 2];
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, left, top, cut, cut, 0, 0, side, side);
  const webp = await encode(canvas, 'image/webp', quality);
  if (webp.type === 'image/webp') return webp;
  // Without WebP support, falls back to JPEG, which has no transparency: drawn on the background color.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, side, side);
  return encode(canvas, 'image/jpeg', quality);
};

const encode = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Nothing was drawn.'))), type, quality);
  });

const toDataUri = async (blob: Blob): Promise<string> => {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return `data:${blob.type};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
};

export type PictureFieldProps = {
  /** A data URI or a link; empty for none. */
  readonly picture: string;
  readonly isShrinking: boolean;
  readonly problem: string | undefined;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
};

/** Preview and size of the picture, with buttons to replace and remove it. */
export function PictureField({ picture, isShrinking, problem, onChoose, onRemove }: PictureFieldProps) {
  const messages = useMessages('accountEditor', englishAccountEditor).fields;
  const shown = readPicture(picture);
  return (
    <div className={styles.picture}>
      <Field label={messages.picture} help={messages.pictureHelp} error={problem}>
        {(control) => (
          <span className={styles.file}>
            {/* The browser's own words would be in the language of the browser. */}
            <span aria-hidden="true">{messages.choosePicture}</span>
            <input
              {...control}
              type="file"
              name="picture"
              accept="image/png,image/jpeg,image/webp,image/gif"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) onChoose(file);
                // Allows choosing the same file again after removing it.
                target.value = '';
              }}
            />
          </span>
        )}
      </Field>
      {isShrinking && <Skeleton label={messages.shrinking} width="short" />}
      {!isShrinking && shown && (
        <div className={styles.shown}>
          {shown.kind === 'inside' ? (
            <>
              <img src={shown.src} alt={messages.preview} />
              <span>{messages.pictureSize(formatKilobytes(shown.src))}</span>
            </>
          ) : (
            <p>
              {messages.pictureElsewhere}{' '}
              <Link href={shown.href} external rel="noopener noreferrer nofollow">
                <bdi>{shown.href}</bdi>
              </Link>
            </p>
          )}
          <Button variant="outlined" size="small" onClick={onRemove}>
            {messages.removePicture}
          </Button>
        </div>
      )}
    </div>
  );
}

const formatKilobytes = (src: string): string => {
  const bytes = Math.floor((src.length - src.indexOf(',') - 1) * 0.75);
  return formatNumber(Math.round(bytes / 100) / 10);
};
