/** Schema of a contest, version 1: the same UID on every chain, since it has no resolver and is revocable. */
export const CONTEST_SCHEMA_UID = '0x0bddc6066531d0d94f173b1cfc9c3179f9dea07a99bfe1d26586103a8d3b7b16';

/** Schema of an evaluation, version 1. */
export const EVALUATION_SCHEMA_UID = '0xc7745f7f2fdf88e89738084fcfe0c6856f64c67d9dc2882f6f75f914e076b4f2';

/** The older schema of an evaluation (`project` for `participant`): read, never written. */
export const EVALUATION_SCHEMA_UID_OLD = '0x935c909c72c7227b560eceae85f6ed939e7f98d953481dc6c1497b037a5e7940';
