import { runGame } from '../kit/shell';
import { achievements } from './game.json';
import { SandGame } from './sand-game';

runGame({
  text: {
    title: 'Sand Garden',
    tagline: 'A rake, some stones, and the evening. Nothing here is ever finished.',
    howTo: {
      xr: [
        'Point at the sand and pull the trigger to rake',
        'Take another tool from the stand before you',
        'Squeeze to take the last thing back',
      ],
      mouse: [
        'Hold the mouse button (or Space, with the arrow keys) to rake',
        'Choose a tool below, or with the keys 1 to 5',
        'Z or right click takes the last thing back, G opens the next garden',
      ],
      touch: ['Draw in the sand with a finger, or with two', 'Choose a tool below', 'Undo takes the last thing back'],
    },
  },
  accent: '#f0c98e',
  accentEnd: '#e09a6a',
  lens: { vertical: 54, horizontal: 56, eyeHeight: 1.6, bloom: 0.22 },
  achievements,
  create: (context) => new SandGame(context),
});
