const EVERY_MS = 60_000;
const MAX_CHARACTERS = 300;

/** One line without control characters, so that nobody else's text can forge or flood the log. */
const toLogLine = (text: string): string => {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return line.length > MAX_CHARACTERS ? `${line.slice(0, MAX_CHARACTERS)}…` : line;
};

/** Logs the first line at once, and once a minute how many more there were. */
export const createLimitedLog = (
  area: string,
  log: (line: string) => void = (line) => console.error(line),
) => {
  let suppressed = 0;
  let timer: NodeJS.Timeout | undefined;
  const report = () => {
    timer = undefined;
    if (suppressed === 0) return;
    log(`${area}: ${suppressed} more in the last minute`);
    suppressed = 0;
    wait();
  };
  const wait = () => {
    timer = setTimeout(report, EVERY_MS);
    timer.unref();
  };
  return (text: string): void => {
    if (timer) {
      suppressed += 1;
      return;
    }
    log(`${area}: ${toLogLine(text)}`);
    wait();
  };
};
