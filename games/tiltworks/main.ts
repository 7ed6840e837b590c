import { runGame } from '../kit/shell';
import { achievements } from './game.json';
import { TiltGame } from './tilt-game';

runGame({
  text: {
    title: 'Tiltworks',
    tagline: 'A brass labyrinth afloat in the dark, a marble, and a lamp that waits in the middle.',
    howTo: {
      xr: [
        'Hold a trigger and move the hand: the board leans after it',
        'Bring the marble to the lamp; holes cost three seconds',
        'Point at a small lamp behind the board to choose another labyrinth',
      ],
      mouse: [
        'Lean the board with the mouse, or with the arrow keys or W A S D',
        'Bring the marble to the lamp; holes cost three seconds',
        'Click a small lamp, or press 1 to 8, to choose a board; R begins it anew',
      ],
      touch: [
        'Slide a finger: the board leans after it, and levels when you let go',
        'Bring the marble to the lamp; holes cost three seconds',
        'Tap a small lamp behind the board to choose another',
      ],
    },
  },
  accent: '#ffce7a',
  accentEnd: '#6fd8d2',
  lens: { vertical: 48, horizontal: 48, eyeHeight: 1.6, bloom: 0.26 },
  achievements,
  create: (context) => new TiltGame(context),
});
