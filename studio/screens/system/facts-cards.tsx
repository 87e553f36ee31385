import { ChevronRight, KeyRound, ScrollText, Users } from 'lucide-react';
import { Link } from 'react-router';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import { describeBytes } from '#app/messages/describe-bytes.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import type { SystemData } from './system.server.ts';

/** Engine, size and version of the store, and the space on its disk. */
export function StoreCard({ store, disk, siteVersion }: Pick<SystemData, 'store' | 'disk' | 'siteVersion'>) {
  const t = useMessages('system');
  const formats = useFormats();
  const size = (bytes: number) => describeBytes(formats, bytes);
  return (
    <Card title={t('store.title')} isFlush>
      <Facts>
        <Fact name={t('store.engine')}>
          {t('store.engineName', { engine: store.engine, version: store.engineVersion })}
        </Fact>
        <Fact name={t('store.size')}>{size(store.bytes)}</Fact>
        <Fact name={t('store.siteVersion')}>{formats.number(siteVersion)}</Fact>
        <Fact name={t('store.schema')}>{store.schema}</Fact>
        {disk && (
          <Fact name={t('store.disk')}>
            {t('store.diskFree', { free: size(disk.free), total: size(disk.total) })}
          </Fact>
        )}
        <Fact name={t('store.location')}>
          <code className="font-mono text-small break-all">{store.location}</code>
        </Fact>
      </Facts>
    </Card>
  );
}

/** The caches of the process that answers, with a button that empties the caches of all processes. */
export function CachesCard({
  caches,
  isOwner,
  isBusy,
  onClear,
}: Pick<SystemData, 'caches'> & { isOwner: boolean; isBusy: boolean; onClear: () => void }) {
  const t = useMessages('system');
  const formats = useFormats();
  return (
    <Card
      title={t('caches.title')}
      isFlush
      side={
        isOwner && (
          <Button size="small" isBusy={isBusy} onPress={onClear}>
            {t('caches.clear')}
          </Button>
        )
      }
    >
      <Facts>
        {caches.map(({ id, entries, bytes, hits, misses }) => (
          <Fact key={id} name={t('caches.name', { id })}>
            {t('caches.entries', { count: entries })}
            {bytes !== null && ` · ${describeBytes(formats, bytes)}`}
            {hits + misses > 0 &&
              ` · ${t('caches.hits', { share: formats.number(hits / (hits + misses), { style: 'percent' }) })}`}
          </Fact>
        ))}
      </Facts>
      <p className="border-t border-divider px-5 py-3 text-secondary text-faint">{t('caches.text')}</p>
    </Card>
  );
}

export function VersionsCard({ versions }: Pick<SystemData, 'versions'>) {
  const t = useMessages('system');
  return (
    <Card title={t('versions.title')} isFlush>
      <Facts>
        <Fact name={t('versions.portico')}>{versions.portico}</Fact>
        <Fact name={t('versions.node')}>{versions.node}</Fact>
      </Facts>
    </Card>
  );
}

/** Links to the screens about access. */
export function AccessCard({ isOwner }: { isOwner: boolean }) {
  const t = useMessages('system');
  const links = [
    ...(isOwner ? [{ href: '/operators', label: t('access.operators'), icon: Users }] : []),
    { href: '/account', label: t('access.sessions'), icon: KeyRound },
    ...(isOwner ? [{ href: '/audit-log', label: t('access.auditLog'), icon: ScrollText }] : []),
  ];
  return (
    <Card title={t('access.title')} isFlush>
      <ul>
        {links.map(({ href, label, icon: Icon }) => (
          <li key={href} className="border-b border-divider last:border-0">
            <Link to={href} className="flex items-center gap-3 px-5 py-3 hover:bg-hover">
              <Icon aria-hidden className="size-4.5 text-muted" />
              <span className="flex-1">{label}</span>
              <ChevronRight aria-hidden className="size-4 text-faint rtl:-scale-x-100" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
