import { type DocumentPicture, toRawUri } from '@org/contests';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import { StoreError } from '../../data/storeDocument.ts';
import { englishPictures } from '../../messages/en/pictures.ts';
import { englishStoring } from '../../messages/en/storing.ts';
import { sampleDocumentPictures } from '../../person/samplePictures.ts';
import {
  DOCUMENT_PICTURE,
  type PictureProblem,
  shrinkPicture,
  toProfilePicture,
} from '../../person/shrinkPicture.ts';
import { sampleConfig } from '../../testing/createTestWallet.ts';
import { type PictureAdding, PictureWell, PictureWellView } from './PictureWell.tsx';

const nothing = () => {};
const [first, second] = sampleDocumentPictures;
const config = { ...sampleConfig, storesDocuments: true };

const meta = {
  title: 'Organize/Picture well',
  component: PictureWellView,
  decorators: [
    (Story) => (
      <ContestsProvider config={config}>
        <Story />
      </ContestsProvider>
    ),
  ],
  args: {
    label: 'Pictures',
    value: [first, second],
    max: 4,
    adding: { status: 'ready' },
    onAdd: nothing,
    onChange: nothing,
    onRetry: nothing,
  },
} satisfies Meta<typeof PictureWellView>;

export default meta;
type Story = StoryObj<typeof meta>;

const doing = (adding: PictureAdding): Story => ({ args: { value: [first], adding } });
const failed = { status: 'failed', isRetryable: true, refused: [] } as const;
const refused = (reason: PictureProblem | 'tooMany') =>
  doing({ status: 'refused', refused: [{ name: '', reason }] });

export const Two: Story = {};
export const None: Story = { args: { value: [] } };
export const One: Story = { args: { value: [first] } };
export const Cover: Story = { args: { label: 'Cover', value: [first], max: 1 } };
export const NoCover: Story = { args: { label: 'Cover', value: [], max: 1 } };
export const Compact: Story = { args: { label: 'Picture', isCompact: true } };
export const Shrinking = doing({ status: 'shrinking' });
export const Storing = doing({ status: 'storing' });
export const Failed = doing({ ...failed, error: new StoreError('unreachable') });
export const Full = doing({ ...failed, error: new StoreError('full') });
export const Hidden = doing({ ...failed, error: new StoreError('hidden'), isRetryable: false });
export const NotAPicture = refused('not-a-picture');
export const Broken = refused('broken');
export const TooLarge = refused('too-large');
export const DoesNotFit = refused('does-not-fit');
export const TooMany = refused('tooMany');
export const Invalid: Story = { args: { error: 'An entry has at most four pictures.' } };
export const Missing: Story = {
  args: {
    value: [{ ...first, uri: 'ipfs://bafkreig2c62ovnhddq3n2zkbkufv7zo3mhulrehij7uoo55qdhf2ula2va' }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(englishPictures.missing)).toBeVisible();
  },
};
export const NotPossible: Story = {
  args: { value: [] },
  decorators: [
    (Story) => (
      <ContestsProvider config={sampleConfig}>
        <Story />
      </ContestsProvider>
    ),
  ],
};

({
  ready: Two,
  shrinking: Shrinking,
  storing: Storing,
  refused: NotAPicture,
  failed: Failed,
}) satisfies Record<PictureAdding['status'], Story>;

type Paint = { readonly width: number; readonly height: number; readonly type?: string };

/** A picture of noise with a red left half. */
const paint = async ({ width, height, type = 'image/png' }: Paint): Promise<Blob> => {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  const pixels = new ImageData(width, height);
  for (let at = 0; at < pixels.data.length; at += 4) {
    const isLeft = (at / 4) % width < width / 2;
    const noise = (at * 2_654_435_761) % 97;
    pixels.data.set(isLeft ? [255 - noise, 0, 0, 255] : [noise, noise, 255, 255], at);
  }
  context?.putImageData(pixels, 0, 0);
  return canvas.convertToBlob({ type, quality: 1 });
};

/** A JPEG with EXIF that says where it was taken, and to turn it by 90° clockwise. */
const paintTurned = async (size: Paint): Promise<Blob> => {
  const jpeg = await (await paint({ ...size, type: 'image/jpeg' })).arrayBuffer();
  const place = 'taken in Lisbon';
  const tiff = 'MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0';
  const exif = Uint8Array.from(`Exif\0\0${tiff}${place}`, (character) => character.charCodeAt(0));
  const head = new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0, exif.length + 2]);
  return new Blob([head, exif, jpeg.slice(2)], { type: 'image/jpeg' });
};

const readPixel = async (blob: Blob, x: number, y: number) => {
  const bitmap = await createImageBitmap(blob);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const [red = 0, , blue = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
  return red > blue ? 'red' : 'blue';
};

/** A PNG whose header claims a size. */
const claim = (width: number, height: number) => {
  const header = new Uint8Array(33);
  header.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  new DataView(header.buffer).setUint32(16, width);
  new DataView(header.buffer).setUint32(20, height);
  return new Blob([header], { type: 'image/png' });
};

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>';

/** Shrinks real files in a real browser. */
export const ShrinksFiles: Story = {
  tags: ['!dev', '!autodocs'],
  play: async () => {
    const shrink = async (file: Blob, target = DOCUMENT_PICTURE) => {
      const shrunk = await shrinkPicture(file, target);
      if (!shrunk.ok) throw new Error(shrunk.reason);
      const { bytes, type, width, height } = shrunk.picture;
      return { blob: new Blob([bytes], { type }), width, height };
    };
    const large = await shrink(await paint({ width: 3_000, height: 1_500 }));
    await expect(large.blob.type).toBe('image/webp');
    await expect(large.blob.size).toBeLessThanOrEqual(150_000);
    await expect(large.width / large.height).toBe(2);
    await expect(large.width).toBeLessThanOrEqual(1_280);

    const turned = await shrink(await paintTurned({ width: 200, height: 100 }));
    await expect([turned.width, turned.height]).toEqual([100, 200]);
    await expect(await readPixel(turned.blob, 50, 10)).toBe('red');
    await expect(await readPixel(turned.blob, 50, 190)).toBe('blue');
    await expect(await turned.blob.text()).not.toContain('Lisbon');

    const face = await shrink(await paint({ width: 300, height: 100 }), toProfilePicture(6_000));
    await expect(face.width).toBe(face.height);
    await expect(face.blob.size).toBeLessThanOrEqual(4_482);

    const hostile: readonly (readonly [Blob, PictureProblem])[] = [
      [new Blob([]), 'not-a-picture'],
      [new Blob(['<!doctype html>'], { type: 'image/png' }), 'not-a-picture'],
      [new Blob([SVG], { type: 'image/svg+xml' }), 'not-a-picture'],
      [new Blob([SVG], { type: 'image/png' }), 'not-a-picture'],
      [claim(50_000, 50_000), 'too-large'],
      [claim(100, 100), 'broken'],
      [new Blob([new Uint8Array(31 * 1024 * 1024)], { type: 'image/png' }), 'too-large'],
    ];
    for (const [file, reason] of hostile)
      await expect(await shrinkPicture(file, DOCUMENT_PICTURE)).toEqual({ ok: false, reason });
    const tiny = { ...DOCUMENT_PICTURE, mostBytes: 10 };
    await expect(await shrinkPicture(await paint({ width: 9, height: 9 }), tiny)).toEqual({
      ok: false,
      reason: 'does-not-fit',
    });
  },
};

/** Safari draws PNG instead of WebP. */
export const FallsBackToJpeg: Story = {
  tags: ['!dev', '!autodocs'],
  play: async () => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (callback, type, quality) {
      toBlob.call(this, callback, type === 'image/webp' ? 'image/png' : type, quality);
    };
    try {
      const canvas = new OffscreenCanvas(20, 20);
      canvas.getContext('2d');
      const shrunk = await shrinkPicture(await canvas.convertToBlob({ type: 'image/png' }), DOCUMENT_PICTURE);
      if (!shrunk.ok) throw new Error(shrunk.reason);
      const { bytes, type } = shrunk.picture;
      await expect(type).toBe('image/jpeg');
      const bitmap = await createImageBitmap(new Blob([bytes], { type }));
      const context = new OffscreenCanvas(20, 20).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      // Transparent pixels become white, not black.
      await expect(context?.getImageData(10, 10, 1, 1).data[0]).toBe(255);
    } finally {
      HTMLCanvasElement.prototype.toBlob = toBlob;
    }
  },
};

const transfer = (...files: readonly File[]) => {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
};

function Form() {
  const [value, setValue] = useState<readonly DocumentPicture[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  return (
    <>
      <PictureWell label="Picture" max={2} value={value} onChange={setValue} onBusy={setIsBusy} />
      <output aria-label="Form">{JSON.stringify({ isBusy, alts: value.map(({ alt }) => alt) })}</output>
    </>
  );
}

/** Adds, describes, moves and removes pictures with the keyboard; the server answers once with an error. */
export const AddsPictures: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <Form />,
  play: async ({ canvas, canvasElement }) => {
    const { fetch } = globalThis;
    const sizes: number[] = [];
    let isDown = true;
    globalThis.fetch = async (url, init) => {
      if (url !== '/api/documents') return fetch(url, init);
      if (isDown) return new Response(null, { status: 503 });
      const bytes = init?.body as Uint8Array<ArrayBuffer>;
      sizes.push(bytes.length);
      return Response.json({ uri: toRawUri(bytes) }, { status: 201 });
    };
    try {
      const form = () => JSON.parse(canvas.getByLabelText('Form').textContent ?? '');
      const input = () => canvas.getByLabelText('Picture', { selector: 'input' });
      const toFile = (blob: Blob) => new File([blob], 'picture', { type: blob.type });
      const wide = toFile(await paint({ width: 200, height: 100 }));
      const high = toFile(await paint({ width: 100, height: 200 }));
      await userEvent.upload(input(), wide);
      await expect(await canvas.findByText(englishStoring.unavailable)).toBeVisible();
      await expect(input()).toHaveAttribute('aria-invalid', 'true');
      isDown = false;
      await userEvent.click(canvas.getByRole('button', { name: englishPictures.tryAgain }));
      await userEvent.type(await canvas.findByLabelText('Alternative text 1'), 'Wide');
      const text = (name: string) => new File(['<svg/>'], name, { type: 'image/png' });
      const group = canvas.getByRole('group', { name: 'Picture' });
      const options = { bubbles: true, cancelable: true };
      group.dispatchEvent(
        new DragEvent('drop', {
          ...options,
          dataTransfer: transfer(text('a.png'), text('b.png'), high, wide),
        }),
      );
      await userEvent.type(await canvas.findByLabelText('Alternative text 2'), 'High');
      await waitFor(() => expect(form()).toEqual({ isBusy: false, alts: ['Wide', 'High'] }));
      await expect(canvas.getByText(englishPictures.tooMany(2))).toBeVisible();
      await expect(canvas.getByText('a.png')).toBeVisible();
      await expect(canvas.getByText('b.png')).toBeVisible();
      await expect(canvas.queryByLabelText('Picture', { selector: 'input' })).toBeNull();
      canvas.getByRole('button', { name: 'Move High earlier' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(form().alts).toEqual(['High', 'Wide']));
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Move High later'));
      await userEvent.click(canvas.getByRole('button', { name: 'Remove High' }));
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Picture'));
      const clipboardData = transfer(text('a.png'));
      document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData }));
      const problem = await within(canvasElement).findByText(englishPictures.problems['not-a-picture']);
      await expect(problem).toBeVisible();
      await expect(form()).toEqual({ isBusy: false, alts: ['Wide'] });
      await expect(sizes.every((size) => size > 0 && size <= 150_000)).toBe(true);
    } finally {
      globalThis.fetch = fetch;
    }
  },
};
