import { describe, expect, test } from 'vitest';
import { plane } from '../../../games/pulse-saber/lane';
import { Lesson } from '../../../games/pulse-saber/lesson';

const step = (lesson: Lesson, seconds: number) => {
  for (let i = 0; i < seconds * 20; i += 1) lesson.update(0.05, plane.window);
};

describe('Lesson', () => {
  test('sends one slow block, which is in view at once and waits until it is cut', () => {
    const lesson = new Lesson();
    lesson.update(0, plane.window);
    expect(lesson.flight.blocks).toHaveLength(1);
    expect(lesson.flight.blocks[0]?.position.z).toBeCloseTo(plane.window - 8);
    step(lesson, 30);
    expect(lesson.flight.blocks).toHaveLength(1);
    expect(lesson.flight.blocks[0]?.position.z).toBeCloseTo(plane.window);
  });

  test('is over after three hits with both blades', () => {
    const lesson = new Lesson();
    const hands: unknown[] = [];
    while (!lesson.over) {
      step(lesson, 3);
      hands.push(lesson.flight.blocks[0]?.note.hand);
      lesson.hit();
    }
    expect(hands).toEqual(['right', 'left', 'right']);
    step(lesson, 3);
    expect(lesson.flight.blocks).toEqual([]);
  });
});
