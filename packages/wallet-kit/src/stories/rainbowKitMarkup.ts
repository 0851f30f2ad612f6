/** RainbowKit's own markup is not ours to mend; axe looks at everything else of these stories. */
export const exceptRainbowKit = {
  a11y: { context: { include: ['body'], exclude: ['[data-base-ui-focus-guard]', '[data-rk]'] } },
};
