import { Button, CopyButton, Drawer } from '@mantine/core'
import type { LogGalat } from '@portal/domain/akun/catatan/catatan.contract'
import { formatDateTime } from '@portal/domain/platform/format'
import { roleLabels } from '@portal/domain/platform/role-labels'
import { isRole } from '@portal/domain/platform/roles'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { Icon } from '#platform/icon/Icon.tsx'
import { Facts } from '#platform/page/Facts.tsx'
import classes from './Records.module.css'
import { StatusCode } from './StatusCode.tsx'

export function LogDetails({ row, onClose }: { row: LogGalat | undefined; onClose: () => void }) {
  return (
    <Drawer
      opened={row !== undefined}
      onClose={onClose}
      position="right"
      size="min(560px, 100vw)"
      title="Rincian catatan"
      closeButtonProps={{ 'aria-label': 'Tutup rincian' }}
      classNames={{ title: classes.drawerTitle }}
    >
      {row && <Details row={row} />}
    </Drawer>
  )
}

function Details({ row }: { row: LogGalat }) {
  const lines: readonly [label: string, value: string | null][] = [
    ['Waktu', formatDateTime(row.timestamp)],
    ['Metode', row.method],
    ['Alamat', row.path],
    ['Kode galat', row.code],
    ['Pesan', row.message],
    ['Pengguna', row.user ?? 'Tamu'],
    ['Peran', isRole(row.role) ? roleLabels[row.role] : row.role],
    ['Kode permintaan', row.requestId],
  ]
  return (
    <>
      <StatusCode status={row.status} />
      <Facts className={classes.lines} layout="lines" facts={lines} />
      <CopyButton value={row.requestId}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            onClick={copy}
            leftSection={copied ? <Icon of={IconCheck} /> : <Icon of={IconCopy} />}
          >
            {copied ? 'Tersalin' : 'Salin kode permintaan'}
          </Button>
        )}
      </CopyButton>
      {row.details != null && (
        <>
          <h3 className={classes.subtitle}>Rincian teknis</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
          <pre className={classes.technical} tabIndex={0}>
            {JSON.stringify(row.details, null, 2).replaceAll('\\n', '\n')}
          </pre>
        </>
      )}
    </>
  )
}
