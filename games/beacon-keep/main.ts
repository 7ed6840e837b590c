import { runGame } from '../kit/shell';
import { achievements } from './game.json';
import { KeepGame } from './keep-game';

runGame({
  text: {
    title: 'Beacon Keep',
    tagline: 'One lamp, one storm, and every ship out there is looking for you.',
    howTo: {
      xr: [
        'Point at the sea: the beam follows your hand',
        'Light each ship until its ring is gold, before it meets the rocks',
        'Shades drink light: burn them off. Squeeze fires a signal flare',
      ],
      mouse: [
        'Move the mouse (or use the arrow keys): the beam follows',
        'Light each ship until its ring is gold, before it meets the rocks',
        'Shades drink light: burn them off. F or right click fires a signal flare',
        'Between watches, click a shelf or press 1, 2 or 3',
      ],
      touch: [
        'Drag a finger over the sea: the beam follows',
        'Light each ship until its ring is gold, before it meets the rocks',
        'Shades drink light: burn them off. Two fingers fire a signal flare',
      ],
    },
  },
  accent: '#ffc46b',
  accentEnd: '#ff8a5c',
  lens: { vertical: 60, horizontal: 60, eyeHeight: 1.6, bloom: 0.32 },
  achievements,
  create: (context) => new KeepGame(context),
});
