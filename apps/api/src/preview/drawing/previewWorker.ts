// The thread's file: Piscina calls its default export.
export { renderPicture as default } from './renderPicture.ts';
