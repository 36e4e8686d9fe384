/** The ban that is being written: filled from a player or a line of talk, and sent by the form. */
import { tick } from 'svelte';
import type { HostAct } from '../lib/net/wire';

export type Kind = NonNullable<HostAct['kind']>;

class Draft {
  kind = $state<Kind>('name');
  value = $state('');
  /** Name of the player, where the value is a number that says nothing. */
  about = $state('');
  reason = $state('');
  /** Minutes, as the list of times has them; empty for good. */
  minutes = $state('1440');

  /** Take over what is to be shut out, and lead to the form. */
  fill(kind: Kind, value: string, about = ''): void {
    this.kind = kind;
    this.value = value;
    this.about = about;
    void tick().then(() => {
      const form = document.getElementById('host-ban-form');
      form?.scrollIntoView({ block: 'center' });
      form?.querySelector<HTMLElement>('[data-testid=ban-reason]')?.focus();
    });
  }

  clear(): void {
    this.value = this.about = this.reason = '';
  }
}

export const draft = new Draft();
