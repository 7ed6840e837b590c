import { runGame } from '../kit/shell';
import { achievements } from './game.json';
import { GateGame } from './gate-game';

runGame({
  text: {
    title: 'Glyph Gate',
    tagline: 'Twelve old gates stand between you and the far side of the evening.',
    howTo: {
      xr: [
        'Point at a ring and pull the trigger to turn it, or hold and drag it round',
        'Squeeze to turn it back',
        'Join every light with the sign of its colour',
      ],
      mouse: [
        'Click a ring to turn it, or drag it round; arrow keys and Space do the same',
        'Right click or Q turns it back',
        'Join every light with the sign of its colour',
      ],
      touch: ['Tap a ring to turn it', 'Or hold it and drag it round', 'Join every light with the sign of its colour'],
    },
  },
  accent: '#ffcf8f',
  accentEnd: '#b07cff',
  lens: { vertical: 58, horizontal: 50, eyeHeight: 2.2, bloom: 0.26 },
  achievements,
  create: (context) => new GateGame(context),
});
