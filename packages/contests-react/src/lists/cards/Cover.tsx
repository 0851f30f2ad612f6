import type { Contest, ContestDocument } from '@org/contests';
import { useState } from 'react';
import { DocumentImage, useStoresDocuments } from '../../base/picture/DocumentImage.tsx';
import { Pattern } from '../../base/picture/Pattern.tsx';

export type CoverProps = {
  readonly contest: Contest;
  /** Null if there is none; undefined while it is read. */
  readonly cover?: ContestDocument['cover'] | null | undefined;
};

/** The contest's cover, or a pattern made from its UID if the site has none; nothing while its document is read. */
export function Cover({ contest: { uid, terms }, cover }: CoverProps) {
  const storesDocuments = useStoresDocuments();
  /** The URI of a picture that cannot be had. */
  const [missing, setMissing] = useState<string>();
  if (cover === undefined) return null;
  if (!cover || !storesDocuments || cover.uri === missing) return <Pattern uid={uid} />;
  return (
    <DocumentImage
      picture={cover}
      naming={{ uid, uri: terms.uri }}
      sizes="(min-width: 640px) 360px, 100vw"
      isDecorative
      onMissing={() => setMissing(cover.uri)}
    />
  );
}
