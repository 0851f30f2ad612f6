import { baseSepolia } from '@org/chain-config';
import type { UseSigning } from '../write/ActDialog.tsx';
import { ActStatus, type ActViewProps } from '../write/ActView.tsx';
import type { SignPreviewControls } from '../write/SignPreview.tsx';
import { WrongNetwork } from '../write/WrongNetwork.tsx';
import { SignStatus } from '../write/writeParts.tsx';
import { JUDGES } from './sampleContest.ts';
import {
  createSigningScenes,
  type SigningScene,
  type SigningScenesOptions,
  type SigningState,
} from './signingScenes.tsx';

const nothing = () => {};

function mapScenes<Scene>(
  options: SigningScenesOptions,
  draw: (scene: SigningScene, name: SigningState) => Scene,
): Readonly<Record<SigningState, Scene>> {
  const names = Object.entries(createSigningScenes(options)) as [SigningState, SigningScene][];
  return Object.fromEntries(names.map(([name, scene]) => [name, draw(scene, name)])) as Record<
    SigningState,
    Scene
  >;
}

/** The arguments of a dialog that previews what is signed, in each state of signing. */
export function createPreviewScenes(options: SigningScenesOptions = {}) {
  const blocks: { readonly [Name in SigningState]?: SignPreviewControls['status'] } = {
    'wrong-network': (
      <WrongNetwork chainName={baseSepolia.chain.name} switching={{ status: 'idle' }} onSwitch={nothing} />
    ),
    refused: (
      <SignStatus
        {...{ chainConfig: baseSepolia, state: { status: 'idle' }, isSlow: false, code: 'reverted' }}
        onRetry={nothing}
      />
    ),
  };
  return mapScenes(options, ({ state, cost, status, canSign }, name) => ({
    ...{ state, cost, canSign, status: blocks[name] ?? status },
    ...(cost.status === 'unknown' && { gas: undefined }),
  }));
}

/** The answers of `useAct` in each state of signing. */
export function createActSignings(
  options: SigningScenesOptions = {},
): Readonly<Record<SigningState, ReturnType<UseSigning>>> {
  return mapScenes(options, ({ state, cost, canSign }, name) => ({
    ...{ state, cost, canSign },
    isSlow: name === 'slow-scan',
    isOnChain: name !== 'wrong-network',
    code: name === 'refused' ? 'reverted' : undefined,
    revert: name === 'refused' ? 'OutsideWindow' : undefined,
    ...{ sign: nothing, cancel: nothing },
    file: { saved: undefined, isSaving: false, save: undefined },
  }));
}

/** The arguments of a dialog or form of one act, in each state of signing. */
export function createActScenes(
  options: SigningScenesOptions = {},
): Readonly<Record<SigningState, Pick<ActViewProps, 'state' | 'canSign' | 'status'>>> {
  const signings = createActSignings(options);
  return mapScenes(options, ({ state, canSign }, name) => ({
    ...{ state, canSign },
    status: (
      <ActStatus
        {...{ chainConfig: baseSepolia, account: options.account ?? JUDGES[0] }}
        {...signings[name]}
      />
    ),
  }));
}
