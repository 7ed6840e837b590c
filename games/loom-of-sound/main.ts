import { runGame } from '../kit/shell';
import { achievements } from './game.json';
import { LoomGame } from './loom-game';

runGame({
  text: {
    title: 'Loom of Sound',
    tagline: 'Rings turn, shuttles run, and every bead you hang is a note that fits.',
    howTo: {
      xr: [
        'Point at a ring and pull the trigger to hang a bead',
        'Hold and move up or down to change its tone, pull again to take it off',
        'Squeeze on a bead for its next tone',
      ],
      mouse: [
        'Click a ring to hang a bead, or use arrow keys and Space; click it again to take it off',
        'Hold and move up or down to change its tone; right click or Q does it step by step',
        'Three patterns are kept: 1, 2 and 3',
      ],
      touch: [
        'Tap a ring to hang a bead, tap it again to take it off',
        'Hold a bead and move up or down to change its tone',
        'Three patterns are kept: 1, 2 and 3',
      ],
    },
  },
  accent: '#ffc46b',
  accentEnd: '#ff6fa8',
  lens: { vertical: 50, horizontal: 56, eyeHeight: 2.6, bloom: 0.3 },
  achievements,
  create: (context) => new LoomGame(context),
});
