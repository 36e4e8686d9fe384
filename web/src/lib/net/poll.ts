/** Reload a list at intervals while the page is visible, and when it becomes visible again. */
const AGAIN = 30_000;

/** Load now and then every 30 s; return a function that stops. A failed load is tried again the next time. */
export function poll(load: () => Promise<void>): () => void {
  const look = () => void (document.hidden || load().catch(() => undefined));
  look();
  const timer = setInterval(look, AGAIN);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
