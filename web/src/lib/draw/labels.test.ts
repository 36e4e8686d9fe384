import { expect, it } from 'vitest';
import { around, legible, spread, type Hull } from './labels';

const ship = (id: string, x: number, y: number, h = 0): Hull => ({ id, pose: { x, y, h }, length: 40, beam: 10 });
const label = (id: string) => ({ id, w: 20, h: 8 });

it('a lonely ship has its label below', () => {
  expect(spread([label('A')], [ship('A', 0, 0)], 2).get('A')).toEqual([0, 7]);
});

it('in a mêlée no label covers a ship or another label', () => {
  const hulls = [0, 1, 2, 3, 4].flatMap((i) => [ship(`A${i}`, i * 44, 0), ship(`B${i}`, i * 44 + 6, 22, 180)]);
  const found = spread(
    hulls.map((hull) => label(hull.id)),
    hulls,
    1,
  );
  const boxes = hulls.map((hull) => {
    const [dx, dy] = found.get(hull.id)!;
    return { l: hull.pose.x + dx - 10, r: hull.pose.x + dx + 10, t: hull.pose.y + dy, b: hull.pose.y + dy + 8 };
  });
  const meet = (a: (typeof boxes)[number], b: (typeof boxes)[number]) =>
    a.l < b.r && b.l < a.r && a.t < b.b && b.t < a.b;
  expect(boxes.some((a, i) => boxes.some((b, j) => i < j && meet(a, b)))).toBe(false);
  expect(boxes.some((a) => hulls.some((hull) => meet(a, around(hull))))).toBe(false);
});

it('the box of a ship turned a quarter stands upright', () => {
  const box = around(ship('A', 0, 0, 90));
  expect([box.r, box.b].map(Math.round)).toEqual([5, 20]);
});

it('labels stand rather above where that is asked, and in sight', () => {
  const [one, hull] = [label('A'), ship('A', 0, 0)];
  expect(spread([one], [hull], 2, true).get('A')).toEqual([0, -15]);
  const low = { l: -100, t: -12, r: 100, b: 100 };
  expect(spread([one], [hull], 2, true, low).get('A')).toEqual([0, 7]);
});

it('where there is no room for all, those are drawn that matter, wherever the others stand', () => {
  const hulls = Array.from({ length: 12 }, (_, i) => ship(`A${i}`, i % 4, Math.floor(i / 4), i * 30));
  const labels = hulls.map((hull) => label(hull.id));
  const places = spread(labels, hulls, 1);
  const drawn = (first: string) => legible(labels, hulls, places, (id) => (id === first ? 0 : 1));
  for (const { id } of labels) {
    const found = drawn(id);
    expect(found.has(id)).toBe(true);
    expect(found.size).toBeLessThan(12);
    expect(found.size).toBeGreaterThan(2);
  }
  expect([...drawn('A5')]).toEqual([...drawn('A5')]);
  const apart = [ship('A', 0, 0), ship('B', 200, 0)];
  const two = [label('A'), label('B')];
  expect(legible(two, apart, spread(two, apart, 2), () => 0).size).toBe(2);
});
