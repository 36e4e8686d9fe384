import { describe, expect, it } from 'vitest';
import { boxAt, captionSpot } from './caption_place';

const room = { w: 1000, h: 700 };
const tall = { w: 560, h: 90 };
const ship = (x: number, y: number) => ({ l: x - 40, t: y - 20, r: x + 40, b: y + 20 });

describe('sentences over the board', () => {
  it('stand at its head as long as no ship they are about lies there', () => {
    expect(captionSpot('top', tall, room, [])).toBe('top');
    expect(captionSpot('top', tall, room, [ship(500, 300)])).toBe('top');
    expect(captionSpot('top', tall, room, [ship(500, 80)])).toBe('bottom');
  });
  it('stay where they are until they hide something there', () => {
    expect(captionSpot('bottom', tall, room, [ship(500, 300)])).toBe('bottom');
    expect(captionSpot('bottom', tall, room, [ship(500, 600)])).toBe('top');
  });
  it('go to the side between ships at the head and ships at the foot', () => {
    expect(captionSpot('top', tall, room, [ship(600, 80), ship(600, 600)])).toBe('left');
    expect(captionSpot('top', tall, room, [ship(600, 80), ship(600, 600), ship(100, 80)])).toBe('west');
    expect(captionSpot('top', tall, room, [ship(600, 80), ship(600, 600), ship(100, 80), ship(100, 350)])).toBe('east');
  });
  const column = (x: number) => [80, 200, 350, 500, 610].map((y) => ship(x, y));
  it('hide as few other ships as they can, where all is full, and rather these than one they are about', () => {
    const crowd = [...column(100), ...column(900), ship(300, 80), ship(500, 80), ship(700, 80), ship(500, 610)];
    expect(captionSpot('top', tall, room, [], crowd)).toBe('bottom');
    expect(captionSpot('top', tall, room, [ship(600, 610)], crowd)).toBe('west');
    expect(captionSpot('top', tall, room, [ship(600, 610)], [ship(300, 80), ship(500, 80), ...column(100)])).toBe(
      'east',
    );
  });
  it('do not move for a small gain where every spot hides some ships', () => {
    const [head, foot] = [
      [ship(300, 66), ship(500, 66)],
      [ship(300, 600), ship(500, 600)],
    ];
    const middle = [150, 300, 400].flatMap((y) => [ship(200, y), ship(800, y)]);
    const crowd = [...column(100), ...column(900), ...middle, ...head, ...foot];
    expect(captionSpot('top', tall, room, [], crowd)).toBe('top');
    expect(captionSpot('bottom', tall, room, [], crowd)).toBe('bottom');
    expect(captionSpot('bottom', tall, room, [], [...crowd, ship(700, 600)])).not.toBe('bottom');
    expect(captionSpot('top', tall, room, [], [ship(300, 115)])).toBe('bottom');
  });
  it('stand at the head or at the foot of a narrow board', () => {
    const phone = { w: 390, h: 420 };
    const words = { w: 290, h: 60 };
    expect(captionSpot('top', words, phone, [ship(200, 50), ship(200, 340)])).toMatch(/top|bottom/);
    expect(captionSpot('left', words, phone, [])).toBe('top');
  });
  it('keep clear of the number below a ship as well', () => {
    const { t } = boxAt('bottom', tall, room);
    expect(captionSpot('bottom', tall, room, [ship(500, t - 40)])).toBe('top');
    expect(captionSpot('bottom', tall, room, [ship(500, t - 47)])).toBe('bottom');
  });
  it('wait until their size is known', () => {
    expect(captionSpot('top', { w: 0, h: 0 }, room, [ship(500, 20)])).toBe('top');
  });
});
