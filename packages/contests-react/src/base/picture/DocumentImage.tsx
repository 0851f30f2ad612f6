import type { DocumentPicture } from '@org/contests';
import { type ReactNode, useRef, useState } from 'react';
import type { Hex } from 'viem';
import { useContests } from '../provider/contests.ts';
import styles from './DocumentImage.module.css';

/** The document that names a picture, at `ipfs://`, and the attestation that names the document. */
export type PictureNaming = { readonly uri: string; readonly uid: Hex };

export type DocumentImageProps = {
  readonly picture: DocumentPicture;
  /** Without it the server has only pictures that it stores, such as those of a form. */
  readonly naming?: PictureNaming | undefined;
  /** How wide it is drawn, as in the `sizes` of an `img`. */
  readonly sizes: string;
  /** The name whose first letter stands for a picture that the server does not have. Default: the picture's alternative text. */
  readonly name?: string | undefined;
  /** Stands for such a picture. Default: a first letter, or nothing where the site stores no documents. */
  readonly standIn?: ReactNode;
  readonly className?: string | undefined;
  /** The picture is decoration beside its own name: no alternative text. */
  readonly isDecorative?: boolean | undefined;
  /** The server does not have the picture, does not show it, or is too busy for it: called after each failure. */
  readonly onMissing?: (() => void) | undefined;
  /** The picture is drawn, perhaps after it was missing. */
  readonly onLoad?: (() => void) | undefined;
};

/** True if the site stores documents and pictures. */
export function useStoresDocuments(): boolean {
  return useContests().config?.storesDocuments ?? false;
}

const IPFS = 'ipfs://';
const toCid = (uri: string) => uri.slice(IPFS.length);
/** The widths in which the server has a picture. */
const WIDTHS = [320, 1_280] as const;
/** The delays after which a picture that failed to load is requested again. A server that was too busy for it rests for a minute. */
const RETRIES_MS = [5_000, 65_000] as const;

/**
 * A picture of a document, re-encoded by the site's server: loaded when it is about to be seen, in a space that it has from
 * the start.
 */
export function DocumentImage(props: DocumentImageProps) {
  return useStoresDocuments() ? <StoredImage key={props.picture.uri} {...props} /> : props.standIn;
}

function StoredImage(props: DocumentImageProps) {
  const { picture, naming, sizes, name, className = '', isDecorative = false, onMissing, onLoad } = props;
  const [isMissing, setIsMissing] = useState(false);
  const failures = useRef(0);
  const alt = isDecorative ? '' : picture.alt;
  const shape = `${styles.image} ${className}`;
  if (isMissing) return props.standIn ?? <Letter name={name ?? picture.alt} alt={alt} className={shape} />;
  const path = `/api/pictures/${toCid(picture.uri)}`;
  const where = naming?.uri.startsWith(IPFS)
    ? `&${new URLSearchParams({ document: toCid(naming.uri), attestation: naming.uid })}`
    : '';
  // The server makes no picture wider than it is.
  const files = WIDTHS.map((width) => `${path}?width=${width}${where} ${Math.min(width, picture.width)}w`);
  return (
    <img
      className={shape}
      src={`${path}?width=1280${where}`}
      srcSet={(picture.width > WIDTHS[0] ? files : files.slice(0, 1)).join(', ')}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading="lazy"
      decoding="async"
      onLoad={onLoad}
      onError={() => {
        setIsMissing(true);
        onMissing?.();
        const wait = RETRIES_MS[failures.current++];
        if (wait) setTimeout(setIsMissing, wait, false);
      }}
    />
  );
}

type LetterProps = { readonly name: string; readonly alt: string; readonly className: string };

/** A quiet tint with the first letter, in place of a picture. */
function Letter({ name, alt, className }: LetterProps) {
  const [letter = ''] = name.trim();
  return (
    <span
      className={className}
      // Drawn by the style: it is no text of the page.
      data-letter={letter.toLocaleUpperCase()}
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    />
  );
}

export type SmallPictureProps = Pick<DocumentImageProps, 'naming' | 'sizes'> & {
  readonly picture: DocumentPicture | undefined;
  /** The name of the thing in the picture, which stands beside it as text. */
  readonly name: string;
  /** Decides its size; the picture fills it. */
  readonly className: string | undefined;
};

/** The picture beside a name, or the name's first letter: of the same size with and without a picture. */
export function SmallPicture({ picture, naming, name, sizes, className = '' }: SmallPictureProps) {
  const standIn = <Letter name={name} alt="" className={styles.image ?? ''} />;
  return (
    <span className={`${styles.frame} ${className}`}>
      {picture ? <DocumentImage {...{ picture, naming, sizes, standIn }} isDecorative /> : standIn}
    </span>
  );
}
