export const sharebox = 'https://hackhall.example/projects/sharebox';
export const tidepool = 'https://hackhall.example/projects/tidepool';
export const tidepoolLite = 'https://hackhall.example/projects/tidepool-lite';
export const nightbus = 'https://nightbus.example/';
export const seedSwap = 'https://hackhall.example/projects/seed-swap';
export const kerbside = 'https://code.example/kerbside/kerbside';
