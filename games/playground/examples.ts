/** An example program, with `{sdk}` in place of the SDK's address. */
interface Example {
  readonly title: string;
  readonly program: string;
}

const page = (buttons: readonly string[], script: string): string => `<!doctype html>
<html lang="en">
<title>My game</title>
<style>:root { color-scheme: dark; font: 18px system-ui }</style>
<script src="{sdk}" crossorigin="anonymous"></script>
${buttons.map((name) => `<button id="${name.toLowerCase().replaceAll(' ', '-')}">${name}</button>`).join('\n')}
<script type="module">
const on = (id, run) => document.getElementById(id).addEventListener('click', run);

${script}
</script>
`;

/** Programs for each part of the SDK, in the order of the guide. */
export const examples: readonly Example[] = [
  {
    title: 'Scores',
    program: page(
      ['Play', 'Show scores'],
      `on('play', async () => {
  holocade.session.gameplayStart();
  const score = Math.round(Math.random() * 1000);
  const { standing } = await holocade.leaderboard.post('main', score);
  holocade.session.gameplayStop();
  console.log(score, standing);
});

on('show-scores', async () => {
  console.log('top', await holocade.leaderboard.top('main', { size: 5 }));
  console.log('mine', await holocade.leaderboard.mine('main'));
  console.log('stats', await holocade.leaderboard.stats('main'));
});

holocade.session.loading();
console.log('runs in', await holocade.init());
holocade.session.loaded();`,
    ),
  },
  {
    title: 'Player',
    program: page(
      ['Log in'],
      `on('log-in', () => holocade.user.openLogin());

holocade.user.onAuthChange(async ({ loggedIn, alias }) => {
  console.log(loggedIn ? 'Hello ' + alias : 'Bye');
  if (!loggedIn) return;
  console.log(await holocade.user.getName(), await holocade.user.getAlias());
  console.log('coins', await holocade.user.getCoins());
  const { ticket } = await holocade.leaderboard.startRun('main');
  console.log('run', await holocade.leaderboard.post('main', 7, { ticket }));
  // A token for your own server. The sandbox cannot sign tokens.
  await holocade.user.token().catch(({ code }) => console.log('token', code));
  console.log('friends', await holocade.leaderboard.friends('main'));
});
console.log('logged in', await holocade.user.isLoggedIn());`,
    ),
  },
  {
    title: 'Saves',
    program: page(
      ['Save', 'Load', 'Delete', 'Clear'],
      `let level = 0;
on('save', async () => {
  level += 1;
  console.log(await holocade.save.write({ level }, { slot: 1, name: 'Level ' + level }));
});
on('load', async () => {
  try {
    console.log((await holocade.save.load(1)).data, await holocade.save.all());
  } catch (error) {
    if (error.code !== 'err_not_found') throw error;
    console.log('nothing saved yet');
  }
});
on('delete', async () => console.log('deleted', await holocade.save.delete(1)));
on('clear', async () => console.log('cleared', await holocade.save.clear()));`,
    ),
  },
  {
    title: 'Achievements',
    program: page(
      ['Log in', 'Unlock', 'Progress', 'List'],
      `on('log-in', () => holocade.user.openLogin());
on('unlock', async () => console.log(await holocade.achievement.unlock('first-light')));
let percent = 0;
on('progress', async () => {
  percent = Math.min(100, percent + 25);
  console.log(await holocade.achievement.progress('sky-river', percent));
});
on('list', async () => console.log(await holocade.achievement.list()));`,
    ),
  },
  {
    title: 'Items',
    program: page(
      ['Log in', 'Buy', 'Owned'],
      `holocade.events.on('purchase', ({ item, ok, code }) => console.log('purchase', item, ok, code));
holocade.events.on('balance', (balance) => console.log('balance', balance));
on('log-in', () => holocade.user.openLogin());
on('buy', async () => {
  console.log(await holocade.inventory.purchase('spare-shield', 1));
});
on('owned', async () => console.log(await holocade.inventory.owned()));
console.log(await holocade.inventory.catalog(), await holocade.inventory.itemUrl('spare-shield'));`,
    ),
  },
  {
    title: 'Emails and ads',
    program: page(
      ['Log in', 'Subscribe', 'Unsubscribe', 'Toggle', 'Show ad'],
      `holocade.events.on('mail', (mail) => console.log('mail', mail));
for (const name of ['pause', 'resume', 'mute', 'unmute', 'dialog', 'premium'])
  holocade.events.on(name, (detail) => console.log(name, detail));
on('log-in', () => holocade.user.openLogin());
on('subscribe', async () => console.log(await holocade.mail.subscribe('game')));
on('unsubscribe', async () => console.log(await holocade.mail.unsubscribe('game')));
on('toggle', async () => console.log(await holocade.mail.toggle('game'), await holocade.mail.check('game')));
on('show-ad', async () => console.log(await holocade.ads.show('rewarded')));`,
    ),
  },
  {
    title: 'Headset',
    program: page(
      ['Enter VR'],
      `// Turn on "Emulated headset" above and run the program again.
on('enter-vr', async () => {
  const session = await navigator.xr.requestSession('immersive-vr');
  holocade.session.attach(session);
  session.addEventListener('end', () => console.log('left VR'));
  console.log('in VR');
  setTimeout(() => session.end(), 3000);
});
const supported = await navigator.xr?.isSessionSupported('immersive-vr').catch(() => false);
console.log(supported ? 'a headset is ready' : 'no headset');
console.log('link', holocade.link());`,
    ),
  },
];
