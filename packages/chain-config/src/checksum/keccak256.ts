const RATE_BYTES = 136;
const ROUNDS = 24;

/**
 * Keccak-256 as Ethereum uses it (padding 0x01, from before SHA-3 was fixed). Written here so that checking an
 * address costs no dependency.
 *
 * @returns 32 bytes
 * @see https://keccak.team/keccak_specs_summary.html
 */
export function keccak256(message: Uint8Array): Uint8Array {
  const state = new DataView(new ArrayBuffer(200));
  const padded = new Uint8Array((Math.floor(message.length / RATE_BYTES) + 1) * RATE_BYTES);
  padded.set(message);
  const input = new DataView(padded.buffer);
  input.setUint8(message.length, 0x01);
  input.setUint8(padded.length - 1, input.getUint8(padded.length - 1) | 0x80);

  for (let block = 0; block < padded.length; block += RATE_BYTES) {
    for (let at = 0; at < RATE_BYTES; at += 4) xorWord(state, at, input.getUint32(block + at, true));
    permute(state);
  }
  return new Uint8Array(state.buffer, 0, 32);
}

/** Keccak-f[1600]. The lane of column x and row y is the 64 bits at byte 8(x + 5y): a low word, then a high one. */
function permute(state: DataView) {
  let lfsr = 1;
  for (let round = 0; round < ROUNDS; round++) {
    theta(state);
    rhoAndPi(state);
    chi(state);
    lfsr = iota(state, lfsr);
  }
}

function theta(state: DataView) {
  const parity = new DataView(new ArrayBuffer(40));
  for (let at = 0; at < 200; at += 4) xorWord(parity, at % 40, word(state, at));
  for (let x = 0; x < 5; x++) {
    const before = 8 * ((x + 4) % 5);
    const after = 8 * ((x + 1) % 5);
    const [low, high] = rotate(word(parity, after), word(parity, after + 4), 1);
    for (let lane = 8 * x; lane < 200; lane += 40) {
      xorWord(state, lane, word(parity, before) ^ low);
      xorWord(state, lane + 4, word(parity, before + 4) ^ high);
    }
  }
}

function rhoAndPi(state: DataView) {
  let [x, y] = [1, 0];
  let moving = [word(state, 8), word(state, 12)] as const;
  for (let step = 0; step < 24; step++) {
    [x, y] = [y, (2 * x + 3 * y) % 5];
    const lane = 8 * (x + 5 * y);
    const next = [word(state, lane), word(state, lane + 4)] as const;
    const [low, high] = rotate(moving[0], moving[1], (((step + 1) * (step + 2)) / 2) % 64);
    state.setUint32(lane, low, true);
    state.setUint32(lane + 4, high, true);
    moving = next;
  }
}

function chi(state: DataView) {
  for (let row = 0; row < 200; row += 40) {
    const before = new DataView(state.buffer.slice(row, row + 40));
    for (let at = 0; at < 40; at += 4) {
      xorWord(state, row + at, ~word(before, (at + 8) % 40) & word(before, (at + 16) % 40));
    }
  }
}

/** Seven bits of a linear feedback shift register place the round's constant. */
function iota(state: DataView, lfsr: number) {
  let register = lfsr;
  for (let bit = 0; bit < 7; bit++) {
    const position = 2 ** bit - 1;
    if (register & 1) xorWord(state, position < 32 ? 0 : 4, 1 << (position % 32));
    register = (register << 1) ^ ((register >> 7) * 0x171);
  }
  return register;
}

function rotate(low: number, high: number, by: number): readonly [low: number, high: number] {
  if (by === 0) return [low, high];
  if (by >= 32) return rotate(high, low, by - 32);
  return [(low << by) | (high >>> (32 - by)), (high << by) | (low >>> (32 - by))];
}

function word(view: DataView, at: number) {
  return view.getUint32(at, true);
}

function xorWord(view: DataView, at: number, value: number) {
  view.setUint32(at, word(view, at) ^ value, true);
}
