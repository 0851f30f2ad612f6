import { build } from './stack/build.ts';
import { runStack } from './stack/runStack.ts';

if (!build(['@org/web', '@org/api', '@org/scan'])) process.exit(1);
await runStack({ name: 'web', color: 'cyan', args: ['apps/api/dist/main.js'] });
