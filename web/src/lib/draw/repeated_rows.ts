/** Find rows of a ship's sheet that only repeat one of its gauges. */
import type { Gauge, Row } from '../net/wire';

const numbers = (values: object): number[] => Object.values(values).filter((one) => typeof one === 'number');

/** Whether a row is named after a gauge and has its two numbers and no others. */
export function repeats(row: Row, gauges: readonly Gauge[]): boolean {
  const name = row.label.key.replace(/^sheet-|-label$/g, '');
  const gauge = gauges.find((one) => one.key === name);
  if (!gauge) return false;
  const told = numbers(row.value.args ?? {});
  return told.length === 2 && told[0] === gauge.value && told[1] === gauge.maximum;
}
