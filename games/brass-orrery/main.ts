import { runGame } from '../kit/shell';
import { achievements } from './game.json';
import { OrreryGame } from './orrery-game';

runGame({
  text: {
    title: 'Brass Orrery',
    tagline: 'Eight planets on eight arms, and a crank that turns time both ways.',
    howTo: {
      xr: [
        'Hold the trigger at the crank and turn it, or move the hand sideways',
        'Where a thread of light shines, let time stand still: a line is read',
        'Point at a planet to bring it near, at a moon to light it',
      ],
      mouse: [
        'Drag sideways, or hold the left and right arrow keys, to turn time',
        'Where a thread of light shines, let time stand still: a line is read',
        'Click planets (or arrow up and down) and light their moons (click, or Space)',
      ],
      touch: [
        'Slide a finger sideways to turn time',
        'Where a thread of light shines, let time stand still: a line is read',
        'Tap a planet to bring it near, and its moons to light them',
      ],
    },
  },
  accent: '#ffd58a',
  accentEnd: '#9d8cff',
  lens: { vertical: 50, horizontal: 50, eyeHeight: 1.6, bloom: 0.3 },
  achievements,
  create: (context) => new OrreryGame(context),
});
