import encodeQR from 'qr';
import { saveFile, toFileName } from '../text/saveFile.ts';

/** The dark squares of a QR code as the path of a picture that is `size` wide and high, with its quiet zone. */
export function drawQr(text: string): { readonly size: number; readonly path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('');
  return { size: rows.length, path };
}

/** Saves the code of a link as a picture that prints sharply at any size, black on white. */
export function saveQr(href: string, title: string): void {
  const { size, path } = drawQr(href);
  const ground = `<rect width="${size}" height="${size}" fill="white"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${ground}<path d="${path}"/></svg>`;
  saveFile(`${toFileName(title)}.svg`, 'image/svg+xml', svg);
}

type QrCodeProps = { readonly href: string; readonly className: string | undefined };

/** A link as a QR code. The style gives its size, dark squares and a light ground. */
export function QrCode({ href, className }: QrCodeProps) {
  const { size, path } = drawQr(href);
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={href}>
      <path d={path} />
    </svg>
  );
}
