import { runGame } from '../kit/shell';
import { achievements } from './game.json';
import { SaberGame } from './saber-game';

runGame({
  text: {
    title: 'Pulse Saber',
    tagline: 'Two blades of light, one road into the sun, and a beat that will not wait.',
    howTo: {
      xr: [
        'Swing through each block along its arrow',
        'Pink with the left blade, blue with the right',
        'In a pinch, the trigger sends a pulse: a sure cut for half the points',
      ],
      mouse: [
        'Swipe the mouse through each block along its arrow',
        'Or cut with W A S D (pink) and the arrow keys (blue)',
        'Click or Space sends a pulse: a sure cut for half the points',
      ],
      touch: ['Swipe through each block along its arrow', 'Two fingers move two blades'],
    },
  },
  accent: '#ff6cc4',
  accentEnd: '#5cc8ff',
  lens: { vertical: 66, horizontal: 62, eyeHeight: 1.55, bloom: 0.34 },
  achievements,
  create: (context) => new SaberGame(context),
});
