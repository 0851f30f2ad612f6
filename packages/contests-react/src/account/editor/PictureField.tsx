import { Button, Field, Link, Skeleton } from '@org/ui-theme';
import fileInput from '../../base/picture/fileInput.module.css';
import { useMessages } from '../../base/provider/contests.ts';
import { formatNumber } from '../../base/text/formatNumber.ts';
import { englishAccountEditor } from '../../messages/en/accountEditor.ts';
import { readPicture } from '../../person/readPicture.ts';
import styles from './PictureField.module.css';

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
              className={fileInput.fileInput}
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
