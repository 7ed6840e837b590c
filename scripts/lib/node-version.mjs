const LEAST = [20, 19];

/** Ends the process with a clear text for an outdated Node version. Uses plain syntax, so that an old Node can parse it. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) return;
  console.error(`Node ${LEAST.join('.')} or newer is required. This is Node ${process.versions.node}.`);
  console.error(
    'Get a newer one from https://nodejs.org or with your version manager, then run the same command again.',
  );
  process.exit(1);
}
