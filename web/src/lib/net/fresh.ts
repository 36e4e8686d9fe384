/** Lists that others change: looked at again now and then while somebody looks on, and when he comes back. */
const AGAIN = 30_000;

/** Load now and keep it fresh; returns how to stop. What fails is tried again the next time. */
export function keepFresh(load: () => Promise<void>): () => void {
  const look = () => void (document.hidden || load().catch(() => undefined));
  look();
  const timer = setInterval(look, AGAIN);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
