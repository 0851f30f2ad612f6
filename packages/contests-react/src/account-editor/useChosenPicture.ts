import { useRef, useState } from 'react';
import { PROFILE_LIMITS } from '../profile/profile.ts';
import { type PictureProblem, shrinkPicture } from './shrinkPicture.ts';

/** A file on its way to a small picture. A file that cannot be one leaves the picture that is there alone. */
export const useChosenPicture = (onShrunk: (src: string) => void) => {
  const [isShrinking, setIsShrinking] = useState(false);
  const [problem, setProblem] = useState<PictureProblem>();
  const latest = useRef<File>(undefined);
  const choose = async (file: File) => {
    latest.current = file;
    setProblem(undefined);
    setIsShrinking(true);
    const shrunk = await shrinkPicture(file, PROFILE_LIMITS.pictureCharacters);
    if (latest.current !== file) return;
    setIsShrinking(false);
    if (shrunk.ok) onShrunk(shrunk.src);
    else setProblem(shrunk.reason);
  };
  const clear = () => {
    latest.current = undefined;
    setIsShrinking(false);
    setProblem(undefined);
  };
  return { isShrinking, problem, choose: (file: File) => void choose(file), clear };
};
