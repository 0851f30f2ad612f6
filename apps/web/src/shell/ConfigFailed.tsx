import { ChainConfigError } from '@org/chain-config';
import { Notice } from '@org/contests-react';
import { Button } from '@org/ui-theme';
import { ConfigError } from '../config/errors.ts';
import { messages } from '../messages/messages.ts';

const configTroubleMessages = messages.configTrouble;

/** Shown instead of every page if the configuration is missing or invalid. */
export function ConfigFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Notice
      title={error instanceof ConfigError ? configTroubleMessages.notSetUp : configTroubleMessages.generic}
      text={describe(error)}
      action={<Button onClick={onRetry}>{configTroubleMessages.tryAgain}</Button>}
    />
  );
}

const describe = (error: unknown): string => {
  if (!(error instanceof ConfigError)) return configTroubleMessages.lost;
  const { cause, code } = error;
  return cause instanceof ChainConfigError
    ? configTroubleMessages.chainConfig[cause.code]
    : configTroubleMessages.config[code];
};
