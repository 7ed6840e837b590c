import { runGame } from '../kit/shell';
import { achievements } from './game.json';
import { lens } from './lens';
import { RangeGame } from './range-game';

runGame({
  text: {
    title: 'Windward Range',
    tagline: 'Twelve arrows, a terrace above the clouds, and a wind that makes up its own mind.',
    howTo: {
      xr: [
        'Hold the bow in one hand; pull the trigger of the other at the string, draw back, let go',
        'The banners show the wind: aim against it',
        'Far targets count three times, hits in a row add up',
      ],
      mouse: [
        'Aim with the mouse, hold the button to draw, let go to loose',
        'Or aim with the arrow keys and hold Space',
        'The banners show the wind: aim against it; far targets count three times',
      ],
      touch: [
        'Hold a finger anywhere to draw, slide to aim, lift to loose',
        'The banners show the wind: aim against it',
        'Far targets count three times, hits in a row add up',
      ],
    },
  },
  accent: '#ffb36b',
  accentEnd: '#ff6a4a',
  lens,
  achievements,
  create: (context) => new RangeGame(context),
});
