import { DOCUMENT_LIMITS, type DocumentPicture } from '@org/contests';
import {
  ArrowLeftIcon,
  ArrowRightIcon,
  Button,
  CloseIcon,
  ErrorIcon,
  IconButton,
  PlusIcon,
  Spinner,
  Tag,
  TextField,
} from '@org/ui-theme';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLatest } from '../../base/page/latest.ts';
import { DocumentImage, useStoresDocuments } from '../../base/picture/DocumentImage.tsx';
import fileInput from '../../base/picture/fileInput.module.css';
import { useMessages } from '../../base/provider/contests.ts';
import { explainStoreError, StoreError } from '../../data/storeDocument.ts';
import { englishPictures } from '../../messages/en/pictures.ts';
import { englishStoring } from '../../messages/en/storing.ts';
import {
  DOCUMENT_PICTURE,
  type PictureProblem,
  type ShrunkPicture,
  shrinkPicture,
} from '../../person/shrinkPicture.ts';
import { addPicture, storeKeptPictures } from './keptPictures.ts';
import styles from './PictureWell.module.css';

/** A file that cannot be added; a name that is unknown is empty. */
type RefusedPicture = { readonly name: string; readonly reason: PictureProblem | 'tooMany' };

/** The state of the files that were added to the well. */
export type PictureAdding =
  | { readonly status: 'ready' | 'shrinking' | 'storing' }
  | { readonly status: 'refused'; readonly refused: readonly RefusedPicture[] }
  | {
      readonly status: 'failed';
      readonly error: unknown;
      readonly isRetryable: boolean;
      readonly refused: readonly RefusedPicture[];
    };

export type PictureWellProps = {
  /** The label of the whole field, such as "Cover". With room for several, what takes a file is named "Picture". */
  readonly label: string;
  readonly value: readonly DocumentPicture[];
  /** Gets all pictures after each one that was added, moved, described or removed. */
  readonly onChange: (value: readonly DocumentPicture[]) => void;
  /** The most pictures. */
  readonly max: number;
  /** Default: how to add pictures, and what happens to them. */
  readonly help?: ReactNode;
  readonly error?: ReactNode;
  /** Small pictures, for a row of a list. */
  readonly isCompact?: boolean | undefined;
  /** True if a picture is still being stored: until then `value` is without it. */
  readonly onBusy?: ((isBusy: boolean) => void) | undefined;
};

/**
 * Pictures of a document: choose, drop, paste or take them. The browser shrinks each one to 1,280 px and 150 kB without its
 * metadata, and the site's server stores it by its CID. Where the site stores no documents, it says that
 * pictures are not possible.
 */
export function PictureWell(props: PictureWellProps) {
  const { value, max, onChange, onBusy } = props;
  const [adding, setAdding] = useState<PictureAdding>({ status: 'ready' });
  const isGone = useRef(false);
  const pictures = useRef(value);
  const change = useLatest((next: readonly DocumentPicture[]) => {
    pictures.current = next;
    onChange(next);
  });
  // Several pictures may be added before the form has drawn the first one.
  useEffect(() => {
    pictures.current = value;
  }, [value]);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const unstored = useRef<readonly File[]>([]);

  const store = async (shrunk: ShrunkPicture) => {
    const added = await addPicture(shrunk);
    if (isGone.current || pictures.current.some(({ uri }) => uri === added.uri)) return;
    change.current([...pictures.current, added]);
  };
  const addAll = async (files: readonly File[]): Promise<PictureAdding> => {
    const refused: RefusedPicture[] = [];
    for (const [index, file] of files.entries()) {
      if (isGone.current) break;
      if (pictures.current.length >= max) {
        refused.push({ name: '', reason: 'tooMany' });
        break;
      }
      setAdding({ status: 'shrinking' });
      const shrunk = await shrinkPicture(file, DOCUMENT_PICTURE);
      if (!shrunk.ok) {
        refused.push({ name: file.name, reason: shrunk.reason });
        continue;
      }
      setAdding({ status: 'storing' });
      try {
        await store(shrunk.picture);
      } catch (error) {
        unstored.current = files.slice(index);
        const isRetryable = !(error instanceof StoreError) || error.retryable;
        return { status: 'failed', error, isRetryable, refused };
      }
    }
    return refused.length > 0 ? { status: 'refused', refused } : { status: 'ready' };
  };
  const add = async (files: readonly File[]) => {
    unstored.current = [];
    onBusy?.(true);
    try {
      setAdding(await addAll(files));
    } finally {
      onBusy?.(false);
    }
  };
  return (
    <PictureWellView
      {...props}
      adding={adding}
      onAdd={(files) => void add(files)}
      onChange={(next) => change.current(next)}
      onRetry={() => void add(unstored.current)}
    />
  );
}

type PictureWellViewProps = Omit<PictureWellProps, 'onBusy'> & {
  readonly adding: PictureAdding;
  readonly onAdd: (files: readonly File[]) => void;
  /** Stores again what the server did not store. */
  readonly onRetry: () => void;
};

export function PictureWellView(props: PictureWellViewProps) {
  const { label, value, max, help, error, isCompact = false, adding, onAdd, onChange, onRetry } = props;
  const messages = useMessages('pictures', englishPictures);
  const storesDocuments = useStoresDocuments();
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const isBusy = adding.status === 'shrinking' || adding.status === 'storing';
  const focus = (selector: string) =>
    requestAnimationFrame(() => element.current?.querySelector<HTMLElement>(selector)?.focus());
  const move = (index: number, by: -1 | 1) => {
    const next = [...value];
    next.splice(index + by, 0, ...next.splice(index, 1));
    onChange(next);
    // At the end of the row the button is gone.
    const isEnd = index + by === (by < 0 ? 0 : value.length - 1);
    focus(`[data-place="${index + by}"] [data-move="${isEnd ? -by : by}"]`);
  };
  const remove = (index: number) => {
    onChange(value.filter((_, at) => at !== index));
    focus('input[type="file"]');
  };
  const take = (files: FileList) => {
    if (files.length === 0 || isBusy) return false;
    onAdd([...files]);
    return true;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: forms lay out their own fieldsets, which it may be in
    <div
      ref={element}
      role="group"
      className={styles.well}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-foot`}
      onPaste={(event) => {
        if (storesDocuments && take(event.clipboardData.files)) event.preventDefault();
      }}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      onDrop={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        // A form around it may read dropped files as lists.
        event.stopPropagation();
        if (storesDocuments) take(event.dataTransfer.files);
      }}
    >
      <p id={`${id}-label`}>{label}</p>
      <ol className={styles.slots} data-layout={getLayout(max, isCompact)}>
        {value.map((picture, index) => (
          <Slot
            key={picture.uri}
            {...{ picture, index, max }}
            count={value.length}
            onMove={(by) => move(index, by)}
            onRemove={() => remove(index)}
          />
        ))}
        {storesDocuments && value.length < max && (
          <li className={styles.drop}>
            {isBusy ? <Spinner /> : <PlusIcon />}
            {/* The browser's own words would be in the language of the browser. */}
            <span aria-hidden="true">{value.length === 0 ? messages.choose : messages.chooseMore}</span>
            <input
              className={fileInput.fileInput}
              type="file"
              name="picture"
              aria-label={max > 1 ? messages.field : label}
              aria-describedby={`${id}-foot`}
              aria-invalid={isInvalid(adding) || undefined}
              accept="image/png,image/jpeg,image/webp,image/gif"
              multiple={max - value.length > 1}
              disabled={isBusy}
              onChange={({ target }) => {
                if (target.files) take(target.files);
                // Allows choosing the same file again after removing it.
                target.value = '';
              }}
            />
          </li>
        )}
      </ol>
      <div id={`${id}-foot`} className={styles.foot}>
        {storesDocuments ? (
          <p>{help ?? (isCompact ? messages.shortHelp(max) : messages.help(max))}</p>
        ) : (
          <p>{messages.notPossible}</p>
        )}
        <div role="status">{isBusy && <p>{messages[adding.status]}</p>}</div>
        {error && <Problem>{error}</Problem>}
        <div role="alert">
          <AddingProblem {...{ adding, max, onRetry }} />
        </div>
      </div>
      {value.map((picture, index) => (
        <TextField
          key={picture.uri}
          label={max === 1 ? messages.alt : messages.altOf(index + 1)}
          hint={messages.altHint}
          value={picture.alt}
          maxLength={DOCUMENT_LIMITS.alt}
          autoComplete="off"
          onChange={({ target }) =>
            onChange(value.map((each, at) => (at === index ? { ...each, alt: target.value } : each)))
          }
        />
      ))}
    </div>
  );
}

const getLayout = (max: number, isCompact: boolean) => (isCompact ? 'compact' : max === 1 ? 'one' : 'many');
const isInvalid = ({ status }: PictureAdding) => status === 'refused' || status === 'failed';

function AddingProblem({ adding, max, onRetry }: Pick<PictureWellViewProps, 'adding' | 'max' | 'onRetry'>) {
  const messages = useMessages('pictures', englishPictures);
  const storing = useMessages('storing', englishStoring);
  if (adding.status !== 'refused' && adding.status !== 'failed') return null;
  const refusals = adding.refused.map(({ name, reason }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
    <Problem key={index}>
      {name && (
        <>
          <bdi>{name}</bdi>:{' '}
        </>
      )}
      <span>{reason === 'tooMany' ? messages.tooMany(max) : messages.problems[reason]}</span>
    </Problem>
  ));
  if (adding.status === 'refused') return refusals;
  return (
    <>
      {refusals}
      <Problem>{explainStoreError(adding.error, storing)}</Problem>
      {adding.isRetryable && (
        <Button variant="outlined" size="small" onClick={onRetry}>
          {messages.tryAgain}
        </Button>
      )}
    </>
  );
}

const Problem = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.problem}>
    <ErrorIcon size="small" />
    <span>{children}</span>
  </div>
);

type SlotProps = {
  readonly picture: DocumentPicture;
  readonly index: number;
  readonly count: number;
  readonly max: number;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
};

/** One picture with its buttons. */
function Slot({ picture, index, count, max, onMove, onRemove }: SlotProps) {
  const messages = useMessages('pictures', englishPictures);
  const [state, setState] = useState<'there' | 'restored' | 'missing'>('there');
  const storesDocuments = useStoresDocuments();
  const name = picture.alt.trim() || messages.picture(index + 1);
  const isDrawn = useRef(false);
  /** True if the browser still had the picture and has stored it again, which is tried once. */
  const restored = useRef<Promise<boolean>>(undefined);
  const restore = async () => {
    restored.current ??= storeKeptPictures([picture]).catch(() => false);
    const isKept = await restored.current;
    // A picture that the server was too busy for may have been drawn meanwhile.
    if (!isDrawn.current) setState(isKept && state === 'there' ? 'restored' : 'missing');
  };
  return (
    <li className={styles.slot} data-place={index}>
      {!storesDocuments && <span className={styles.unseen}>{name}</span>}
      <DocumentImage
        // Loads it again at once when it is stored again.
        key={state === 'there' ? 'once' : 'again'}
        picture={picture}
        name={name}
        sizes="(min-width: 900px) 500px, 100vw"
        onMissing={() => void restore()}
        onLoad={() => {
          isDrawn.current = true;
          if (state === 'missing') setState('restored');
        }}
      />
      {max > 1 && index === 0 && (
        <span className={styles.tag}>
          <Tag>{messages.onCard}</Tag>
        </span>
      )}
      <span className={styles.remove}>
        <IconButton label={messages.remove(name)} onClick={onRemove}>
          <CloseIcon />
        </IconButton>
      </span>
      <span className={styles.moves}>
        {index > 0 && (
          <IconButton label={messages.earlier(name)} data-move={-1} onClick={() => onMove(-1)}>
            <ArrowLeftIcon />
          </IconButton>
        )}
        {index < count - 1 && (
          <IconButton label={messages.later(name)} data-move={1} onClick={() => onMove(1)}>
            <ArrowRightIcon />
          </IconButton>
        )}
      </span>
      {state === 'missing' && <p className={styles.missing}>{messages.missing}</p>}
    </li>
  );
}
