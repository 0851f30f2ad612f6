import { build } from './stack/build.ts';
import { readPorts } from './stack/ports.ts';
import { runStack } from './stack/runStack.ts';

if (!build(['@org/scan'])) process.exit(1);
await runStack({
  name: 'web',
  color: 'cyan',
  args: [
    'apps/web/node_modules/vite/bin/vite.js',
    'apps/web',
    '--host',
    '127.0.0.1',
    '--port',
    String(readPorts().web),
    '--strictPort',
  ],
});
