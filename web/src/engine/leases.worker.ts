/** Worker that renews the leases of a tab, where the browser has no locks. */
import { LeaseLocks, StoredLeases, type FromLeases, type ToLeases } from './leases';
import { newName } from './tabs';

const locks = new LeaseLocks(new StoredLeases(), newName());
const held = new Map<number, () => void>();
const tell = (message: FromLeases) => postMessage(message);

onmessage = ({ data }: MessageEvent<ToLeases>) => {
  const { id } = data;
  if (data.t === 'release') {
    held.get(id)?.();
    held.delete(id);
    return;
  }
  const work = () => {
    tell({ t: 'held', id });
    return new Promise<void>((done) => held.set(id, done));
  };
  locks.request(data.name, data.steal ? { steal: true } : {}, work).catch(() => {
    held.delete(id);
    tell({ t: 'lost', id });
  });
};
