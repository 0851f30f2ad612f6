import { build } from './stack/build.ts';
import { runStack } from './stack/runStack.ts';

build({ apps: ['web', 'api', 'scan'], local: true });
await runStack({ name: 'web', colour: 'cyan', args: ['apps/api/dist/main.js'] });
