/** The widest approved picture of each window: large enough to recognize a state, small enough for git and for thumbnails. */
export const WIDEST: Readonly<Record<number, number>> = { 1280: 480, 640: 240, 390: 195 };
