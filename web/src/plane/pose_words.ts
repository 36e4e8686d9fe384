/** Poses in words. */
import { t } from '../lib/app/i18n.svelte';
import type { Measure } from '../lib/net/wire';
import { roomOf, type Task, type Value } from './poses';

export const unitOf = (measure: Measure): string => (measure.unit ? t('unit-' + measure.unit) : '');
export const lengthWords = (measure: Measure, length: number): string =>
  t('page-plane-length', { length, unit: unitOf(measure) }).trim();
export const turnWords = (turn: number): string =>
  t('page-plane-turn', { turn: Math.abs(turn), side: turn < 0 ? 'port' : 'starboard' });

/** Numbers beside the hand: distance, turn, and what is left. */
export function poseWords(task: Task, measure: Measure, value: Value): string[] {
  if (task.kind !== 'leg') {
    const [x = 0, y = 0, heading = 0] = value;
    return [t('page-plane-spot', { x, y, unit: unitOf(measure) }).trim(), t('page-plane-heading', { heading })];
  }
  const [distance = 0, turn = 0] = value;
  if (!distance && !turn) return [t('page-plane-rest')];
  const found: string[] = [];
  if (distance)
    found.push(
      t('page-plane-way', { length: lengthWords(measure, Math.abs(distance)), way: distance < 0 ? 'astern' : 'ahead' }),
    );
  if (turn) found.push(turnWords(turn));
  if (!task.course.turn_last) found.reverse(); // in the order in which it is done
  const room = roomOf(task.course, turn);
  const left = room ? (distance < 0 ? distance - room[0] : room[1] - distance) : 0;
  if (room && left >= 0 && !task.course.turn_last)
    found.push(t('page-plane-left', { length: lengthWords(measure, left) }));
  return found;
}
