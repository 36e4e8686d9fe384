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
    // and hide as little as they can where all is full
    expect(captionSpot('top', tall, room, [ship(500, 80), ship(300, 610), ship(500, 610), ship(100, 80)])).toBe('top');
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
