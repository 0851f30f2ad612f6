export { fetchProfile } from '@org/contests/chain';
