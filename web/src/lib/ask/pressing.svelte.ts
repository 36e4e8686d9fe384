/** An answer that asks back, or that a finger has touched once: pressed a second time it is given. */
class Pressing {
  /** Number of the question and the answer. */
  asked = $state('');
  touch = $state(false);
}

export const pressing = new Pressing();
