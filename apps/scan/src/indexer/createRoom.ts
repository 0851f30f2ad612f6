/** What one batch may hold, in characters of what is read and of what is written. */
const MAX_CHARACTERS = 8_000_000;

/** A batch has no room for a block: it ends before that one. */
export class BatchFullError extends Error {
  override readonly name = 'BatchFullError';
  readonly block: number;

  constructor(block: number) {
    super(`no room for block ${block}`);
    this.block = block;
  }
}

/** Counts what a batch holds. @throws {BatchFullError} when it is too much, unless it is all of one block */
export type Room = (event: { blockNumber: number } | undefined, characters: number) => void;

/** Room for some blocks, of which the first one fits in any case: less than a block is no batch. */
export function createRoom(firstBlock: number): Room {
  let left = MAX_CHARACTERS;
  return (event, characters) => {
    left -= characters;
    const block = event?.blockNumber ?? firstBlock;
    if (left < 0 && block > firstBlock) throw new BatchFullError(block);
  };
}
