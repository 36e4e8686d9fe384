import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** A browser that says so when it is asked; what is made of it by a page that has just been opened. */
async function asked(says: NotificationPermission) {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: () => Promise.resolve(says) });
  vi.resetModules();
  const { notices } = await import('./notices.svelte');
  await notices.switch(true);
  return { wanted: notices.wanted, refused: notices.refused };
}

test('who lets the question of the browser pass may be asked again', async () => {
  expect(await asked('granted')).toEqual({ wanted: true, refused: false });
  expect(await asked('denied')).toEqual({ wanted: false, refused: true });
  expect(await asked('default')).toEqual({ wanted: false, refused: false });
});
