import { Button } from '@org/ui-theme';
import { ConfigError } from '../shared/config/errors.ts';
import { messages } from '../shared/messages/messages.ts';
import { Notice } from '../shared/page/Notice.tsx';

const words = messages.trouble;

/** For a copy of the product whose configuration is missing or broken: without it no page can be shown. */
export function ConfigFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isInvalid = error instanceof ConfigError && error.code === 'config-invalid';
  const isKnown = error instanceof ConfigError;
  return (
    <Notice
      title={isKnown ? words.config.title : words.generic}
      text={isInvalid ? words.config.invalid : isKnown ? words.config.unreachable : words.pageFailed.text}
      action={<Button onClick={onRetry}>{words.tryAgain}</Button>}
    />
  );
}
