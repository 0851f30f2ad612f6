/**
 * The widest approved picture of each window: large enough to recognize a state, small enough to keep a thousand of them in
 * git.
 */
export const WIDEST: Readonly<Record<number, number>> = { 1280: 480, 390: 195 };
