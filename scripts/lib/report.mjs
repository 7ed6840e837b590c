const line = (mark, name, note) => console.log(`${mark} ${name}${note ? ` (${note})` : ''}`);

/** Returns the time since `started` (a value of performance.now) as text: `1.2 s`. */
export const seconds = (started) => `${((performance.now() - started) / 1000).toFixed(1)} s`;

/** Prints one line of progress per step. */
export const report = {
  say: (text) => console.log(`  ${text}`),
  done: (name, note) => line('✓', name, note),
  fail: (name, note) => line('✗', name, note),
  flaky: (name, note) => line('~', name, `flaky: ${note}`),
};
