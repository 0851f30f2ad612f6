import { readFileSync } from 'node:fs';
import { runDoctor } from './doctor.ts';
import { type Options, readOptions, USAGE, UsageError } from './options.ts';
import { serve } from './serve.ts';

const readVersion = () => {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
};

const commands: Readonly<Record<Options['command'], (options: Options) => void | Promise<void>>> = {
  help: () => console.log(USAGE),
  version: () => console.log(readVersion()),
  serve,
  doctor: async (options) => {
    process.exitCode = (await runDoctor(options, console.log)) ? 0 : 1;
  },
};

try {
  const options = readOptions(process.argv.slice(2), process.env);
  await commands[options.command](options);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
}
