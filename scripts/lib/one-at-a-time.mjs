/** Runs a job at most once at a time. Requests during a run cause one more run afterwards. */
export function oneAtATime(job) {
  let running;
  let again = false;
  return async function ask() {
    if (running) {
      again = true;
      return;
    }
    running = job().catch((error) => console.error(error));
    await running;
    running = undefined;
    if (!again) return;
    again = false;
    await ask();
  };
}
