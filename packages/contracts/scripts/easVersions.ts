/** The versions of EAS on which the tests of ContestResolver run, by the names that test/forge/ResolverTest.sol knows. */
export const easVersions = ['1.4', '1.0.1', '0.26'] as const;
