/** RainbowKit draws its sheet for phones by the same signs; width plays no part. */
export const isPhone = (): boolean => {
  if (typeof navigator === 'undefined') return false;
  const { userAgent, platform, maxTouchPoints } = navigator;
  return /android|iPhone|iPod|iPad/i.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
};
