import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { generatedFiles } from './generatedFiles.ts';

for (const { url, create } of generatedFiles) {
  writeFileSync(url, create(existsSync(url) ? readFileSync(url, 'utf8') : ''));
  console.log(`wrote ${url.pathname}`);
}
