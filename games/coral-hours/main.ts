import { runGame } from '../kit/shell';
import { achievements } from './game.json';
import { ReefGame } from './reef-game';

runGame({
  text: {
    title: 'Coral Hours',
    tagline: 'Drift over a reef from dawn to night, with a shoal at your fingertips.',
    howTo: {
      xr: [
        'The shoal follows your hand',
        'Point at a creature and pull the trigger to photograph it',
        'Dawn, noon and night have creatures of their own: find all twelve',
      ],
      mouse: [
        'The shoal follows the mouse or the arrow keys',
        'Click or press Space to photograph a creature',
        'Dawn, noon and night have creatures of their own: find all twelve',
      ],
      touch: [
        'The shoal follows your finger',
        'Tap a creature to photograph it',
        'Dawn, noon and night have creatures of their own: find all twelve',
      ],
    },
  },
  accent: '#7df0e0',
  accentEnd: '#5fa8ff',
  lens: { vertical: 62, horizontal: 56, eyeHeight: 1.6, bloom: 0.22 },
  achievements,
  create: (context) => new ReefGame(context),
});
