import type { BlockOpinion, BlockWord } from '../proof/blockOpinions.ts';
import { toPlainText, UnusableInputError } from './input/terminal.ts';

/** @throws {UnusableInputError} for anything other than http and https URLs, separated by commas */
export function readUrls(text: string): readonly string[] {
  const urls = text.split(',').map((url) => url.trim());
  if (urls.some((url) => !/^https?:\/\//i.test(url) || !URL.canParse(url)))
    throw new UnusableInputError('--rpc must be URLs of RPC endpoints, separated by commas.');
  return [...new Set(urls)];
}

/** The opinion of an endpoint as text. */
export function describeOpinion(opinion: BlockOpinion): string {
  switch (opinion.status) {
    case 'agrees':
      return opinion.isFinal ? 'agrees, and the block is final' : 'agrees; the block is not final yet';
    case 'differs':
      return `differs: ${opinion.hash}`;
    case 'absent':
      return 'does not have this block yet';
    case 'another-chain':
      return 'serves another chain';
    case 'unreachable':
      return 'does not answer';
  }
}

/** Says which endpoints vouch for the hash of a block. */
export function describeWord({ status, hosts }: BlockWord): string {
  const names = hosts.map(toPlainText);
  switch (status) {
    case 'confirmed':
      return `The block's hash is the same at ${names.join(' and ')}.`;
    case 'claimed':
      return `The block's hash is the word of ${names.join()} alone: no second host has confirmed it.`;
    case 'disputed':
      return "The block's hash is disputed: an endpoint has another block with this number.";
    case 'unknown':
      return "No endpoint has confirmed the block's hash.";
  }
}
