import { useEffect, useRef, useState } from 'react';
import type { Address, Hex } from 'viem';
import { useLatest } from '../../base/page/latest.ts';
import { tidyText } from './listFilters.ts';

/** The debounce delay. */
const SETTLE_MS = 300;

/**
 * The text of the search field, debounced; `settle` reports it at once. A value from elsewhere (the back button)
 * replaces it, its own value coming back does not.
 */
export function useTypedText(value: string, onSettled: (text: string) => void) {
  const [text, setText] = useState(value);
  const told = useRef(value);

  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setText(value);
  }, [value]);

  const settle = useLatest(() => {
    const tidy = tidyText(text);
    if (tidy === told.current) return;
    told.current = tidy;
    onSettled(tidy);
  });

  useEffect(() => {
    if (tidyText(text) === told.current) return;
    const timer = setTimeout(() => settle.current(), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [text, settle]);

  /** Reports the typed text, or `next`, at once, for navigation. */
  const take = (next = text): string => {
    const tidy = tidyText(next);
    told.current = tidy;
    if (next !== text) setText(next);
    return tidy;
  };

  return { text, setText, settle: () => settle.current(), take };
}

/** A parsed search text. */
export type Search = {
  readonly words: string;
  /** Contests, by their UID or a link to them. */
  readonly uids: readonly Hex[];
  /** Only contests that all of these accounts started or judge. */
  readonly accounts: readonly Address[];
};

/** A UID or an address, on its own or in a link. */
const NAMED = /^(?:https?:\/\/\S*\/|\/\S*\/)?(0x[0-9a-f]{64}|0x[0-9a-f]{40})(?:[/?#]\S*)?$/i;

/** Separates words from UIDs and addresses. */
export function readSearch(text: string): Search {
  const words: string[] = [];
  const uids: Hex[] = [];
  const accounts: Address[] = [];
  for (const part of text.split(/\s+/)) {
    const named = NAMED.exec(part)?.[1]?.toLowerCase() as Hex | undefined;
    if (named === undefined) words.push(part);
    else (named.length === 66 ? uids : accounts).push(named);
  }
  return { words: words.join(' ').trim(), uids, accounts };
}

/** Keeps the query within the scan's limits. */
const MAX_RUNS = 8;

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * The parts of a text that every scan finds in its stored JSON: letters and digits with simple case mapping and one
 * normal form. Quotes and line breaks are escaped in JSON; `%` and `_` are wildcards to some scans. Every match of
 * the text contains all parts.
 */
export function findSafeRuns(text: string): readonly string[] {
  return findRuns(text, isSafe);
}

/** The same without letters that may carry an accent: every match of the text contains all parts. */
export function findPlainRuns(text: string): readonly string[] {
  return findRuns(text, (character) => isSafe(character) && !/[A-Za-z]/.test(character));
}

const findRuns = (text: string, isKept: (character: string) => boolean): readonly string[] => {
  const runs: string[] = [];
  let run = '';
  for (const character of [...text.normalize('NFC'), ' ']) {
    if (isKept(character)) run += character;
    else if (run !== '') {
      runs.push(run);
      run = '';
    }
  }
  return [...new Set(runs)].toSorted((a, b) => b.length - a.length).slice(0, MAX_RUNS);
};

const isSafe = (character: string): boolean =>
  /[A-Za-z0-9]/.test(character) ||
  (LETTER_OR_DIGIT.test(character) &&
    character.toLowerCase() === character.toUpperCase() &&
    character.normalize('NFD') === character);
