import { setFlagsFromString } from 'node:v8';

/**
 * Node lets short-lived memory grow to 16 MB three times over before it looks what is left, and every batch that is still
 * on its way then counts as long-lived. Half of that halves the memory of a long read and costs no time.
 */
export function keepHeapSmall() {
  setFlagsFromString('--max-semi-space-size=8');
  setFlagsFromString('--semi-space-growth-factor=1');
}
