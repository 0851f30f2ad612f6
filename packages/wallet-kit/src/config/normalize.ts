/** 10 kB of tables, loaded with the first name. */
export { normalize } from 'viem/ens';
