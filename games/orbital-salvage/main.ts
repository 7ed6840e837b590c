import { runGame } from '../kit/shell';
import { achievements } from './game.json';
import { OrbitGame } from './orbit-game';

runGame({
  text: {
    title: 'Orbital Salvage',
    tagline: 'A dead station, a living planet, and a fortune adrift between them.',
    howTo: {
      xr: [
        'Left hand: tractor. Hold the trigger to pull crates and to catch plasma',
        'Right hand: blaster. Hold the trigger to fire at drones',
        'Squeeze to swap a tool',
      ],
      mouse: [
        'Hold the button on a glowing crate to pull it aboard',
        'Hold it on a drone or a plasma bolt to fire',
        'The tool changes with what you point at; Q or right click swaps it',
      ],
      touch: ['Hold a finger on a glowing crate to pull it aboard', 'Hold it on a drone or a plasma bolt to fire'],
    },
  },
  accent: '#3df2c4',
  accentEnd: '#ffc27a',
  lens: { vertical: 66, horizontal: 60, eyeHeight: 1.6, bloom: 0.3 },
  achievements,
  create: (context) => new OrbitGame(context),
});
