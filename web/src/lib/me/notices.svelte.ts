/** Browser notifications and the badge of the page's icon when a match waits for the reader while the page is hidden. */
import { read, write } from '../app/storage';

const CALL = 'naumachia.call';
type Badged = Navigator & { setAppBadge?: () => Promise<void>; clearAppBadge?: () => Promise<void> };

class Notices {
  wanted = $state(read(CALL) === 'on');
  /** Whether the browser can: not over plain HTTP, and not everywhere. */
  readonly able = 'Notification' in globalThis && globalThis.isSecureContext === true;
  refused = $state(this.able && Notification.permission === 'denied');

  async switch(on: boolean): Promise<void> {
    // a question that was let pass, and not answered, may be asked again
    const says = on && this.able ? await Notification.requestPermission() : 'default';
    this.refused ||= says === 'denied';
    this.wanted = says === 'granted';
    write(CALL, this.wanted ? 'on' : 'off');
  }

  /** Notify that a match waits, unless the page is visible. */
  notify(match: string, title: string, text: string): void {
    if (!document.hidden) return;
    void (navigator as Badged).setAppBadge?.().catch(() => undefined);
    if (!this.wanted || !this.able || Notification.permission !== 'granted') return;
    try {
      const notice = new Notification(title, { body: text, tag: `naumachia-${match}` });
      notice.onclick = () => {
        window.focus();
        notice.close();
      };
    } catch {
      // telephones grant it and then do not let a page do it
      this.refused = true;
      this.wanted = false;
    }
  }

  seen(): void {
    void (navigator as Badged).clearAppBadge?.().catch(() => undefined);
  }
}

export const notices = new Notices();
