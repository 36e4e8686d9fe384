/** The types of the wire. They are generated (`npm run wire`); this file only gives the Fluent-like ones a name. */
export * from './wire.gen';

/** Anything that carries a key and values and can be put into words. */
export interface Sayable {
  key: string;
  args?: Record<string, unknown>;
}
