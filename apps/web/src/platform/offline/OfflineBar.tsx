import { formatNumber } from '@portal/domain/platform/format'
import { IconAlertTriangle, IconCloudOff, IconCloudUp, IconUserExclamation } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { Icon } from '#platform/icon/Icon.tsx'
import classes from '#platform/offline/OfflineBar.module.css'
import { useFieldWork, useSending } from '#platform/offline/use-field-work.ts'
import { useOnline } from '#platform/offline/use-online.ts'
import { useEntries } from '#platform/offline/use-queue.ts'

const QueueModal = lazy(() => import('#platform/offline/QueueModal.tsx'))

/** A line below the staff header with the connection state and the number of unsent entries. */
export default function OfflineBar({ field }: { field: boolean }) {
  useSending()
  const room = useFieldWork(field)
  const online = useOnline()
  const { waiting, stuck, others, sending } = useEntries()
  const [open, setOpen] = useState(false)
  const show = () => setOpen(true)
  const something = waiting.length + stuck.length + others.length > 0
  return (
    <div className={classes.bars} role="status">
      {!online && (
        <p className={classes.bar} data-tone="info">
          <Icon of={IconCloudOff} />
          <span>
            Tanpa sinyal. Isian tersimpan di perangkat ini
            {waiting.length > 0 && `, ${formatNumber(waiting.length)} entri menunggu dikirim`}.
          </span>
          {something && <More onClick={show} />}
        </p>
      )}
      {online && waiting.length > 0 && (
        <p className={classes.bar} data-tone="info">
          <Icon of={IconCloudUp} />
          <span>
            {sending ? 'Mengirim' : 'Menunggu dikirim'}: {formatNumber(waiting.length)} entri.
          </span>
          <More onClick={show} />
        </p>
      )}
      {stuck.length > 0 && (
        <p className={classes.bar} data-tone="warn">
          <Icon of={IconAlertTriangle} />
          <span>{formatNumber(stuck.length)} entri perlu Anda periksa sebelum dapat dikirim.</span>
          <More onClick={show} />
        </p>
      )}
      {others.length > 0 && (
        <p className={classes.bar} data-tone="warn">
          <Icon of={IconUserExclamation} />
          <span>
            {formatNumber(others.length)} entri milik {namesOf(others.map(({ owner }) => owner.nama))}{' '}
            menunggu di perangkat ini.
          </span>
          <More onClick={show} />
        </p>
      )}
      {!room && (
        <p className={classes.bar} data-tone="bad">
          <Icon of={IconAlertTriangle} />
          <span>Penyimpanan perangkat ini hampir penuh. Kosongkan dulu sebelum bekerja tanpa sinyal.</span>
        </p>
      )}
      {open && (
        <Suspense>
          <QueueModal onClosed={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

const namesOf = (names: readonly string[]) => [...new Set(names)].join(', ')

function More({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className={classes.more} onClick={onClick}>
      Lihat antrean
    </button>
  )
}
