/** The answer that waits for a second press: one that asks for confirmation, or that a finger has touched once. */
class Confirmation {
  /** Number of the question and the answer. */
  asked = $state('');
  touch = $state(false);
}

export const confirmation = new Confirmation();
