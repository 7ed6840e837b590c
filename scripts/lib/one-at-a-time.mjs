/** Runs a job never twice at the same time; what is asked for in the meantime becomes one more run afterwards. */
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
