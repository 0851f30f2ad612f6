/** The page on which a contest is started. */
export function StartContestPage() {
  return <h1>Start a contest</h1>;
}
