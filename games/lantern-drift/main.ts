import { runGame } from '../kit/shell';
import { coloured } from './build-features';
import { achievements } from './game.json';
import { LakeGame } from './lake-game';

const dyeHint = (control: string): readonly string[] =>
  coloured ? [`${control} to choose the colour of the paper`] : [];

runGame({
  text: {
    title: 'Lantern Drift',
    tagline: 'A still lake, a clear night, and as many lanterns as you have wishes.',
    howTo: {
      xr: ['Hold the trigger to kindle a lantern in your hand', 'Let go, and it rises', ...dyeHint('Squeeze')],
      mouse: [
        'Hold the mouse button (or Space) to kindle a lantern',
        'Let go, and it rises',
        ...dyeHint('Right click or Q'),
      ],
      touch: [
        'Hold a finger on the lake to kindle a lantern',
        'Lift it, and the lantern rises',
        'Two fingers, two lanterns',
      ],
    },
  },
  accent: '#ffcf8a',
  accentEnd: '#ff8f4a',
  lens: { vertical: 62, horizontal: 58, eyeHeight: 1.6, bloom: 0.24 },
  achievements,
  create: (context) => new LakeGame(context),
});
