export type { Answer } from './answer.ts';
export { createSiweMessage } from './createSiweMessage.ts';
export { type SiweField, SiweMessageError } from './errors.ts';
export { LIMITS } from './limits.ts';
export { parseSiweMessage, type SiweParseReason } from './parseSiweMessage.ts';
export type { SiweAdapter, SiweMessageRequest } from './siweAdapter.ts';
export type { SiweMessage } from './siweMessage.ts';
export { type SiweFailure, siweTexts } from './texts.ts';
