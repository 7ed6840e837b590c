import { runGame } from '../kit/shell';
import { achievements } from './game.json';
import { HillGame } from './hill-game';

runGame({
  text: {
    title: 'Kite Hill',
    tagline: 'A hill, a wind that changes its mind, and a hundred metres of line.',
    howTo: {
      xr: [
        'Point where the kite should fly',
        'Let go: it takes line',
        'Hold the trigger: you wind it in, and it climbs through a lull',
      ],
      mouse: [
        'Move the mouse (or use the arrow keys) to steer the kite',
        'Let go: it takes line and rises in the gusts',
        'Hold the button (or Space): you wind it in, and it climbs through a lull',
      ],
      touch: [
        'Drag a finger over the sky to steer the kite',
        'It takes line by itself',
        'Hold a second finger down: you wind it in, and it climbs through a lull',
      ],
    },
  },
  accent: '#ffb27a',
  accentEnd: '#ff6f7d',
  lens: { vertical: 62, horizontal: 56, eyeHeight: 1.6, bloom: 0.22 },
  achievements,
  create: (context) => new HillGame(context),
});
