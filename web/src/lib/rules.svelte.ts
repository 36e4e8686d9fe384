/** The rule that is open for reading, on any screen. */
class Rules {
  open = $state.raw<{ rule: string; game: string } | null>(null);
  show(rule: string, game: string): void {
    this.open = { rule, game };
  }
  close(): void {
    this.open = null;
  }
}
export const rules = new Rules();
