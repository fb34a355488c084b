import { Button, Drawer } from '@mantine/core'
import type { JejakAudit } from '@portal/domain/akun/catatan/catatan.contract'
import { formatDateTime } from '@portal/domain/platform/format'
import { roleLabels } from '@portal/domain/platform/role-labels'
import { isRole } from '@portal/domain/platform/roles'
import { kolomText } from '@portal/domain/portal/jejak'
import { peristiwaText } from '@portal/domain/portal/peristiwa'
import { Facts } from '#platform/page/Facts.tsx'
import { type Change, changedText, changesOf, jenisOf, personText, recordText } from './changes.ts'
import classes from './Records.module.css'

interface AuditDetailsProps {
  row: JejakAudit | undefined
  onClose: () => void
  onRecord: (rekaman: string) => void
}

export function AuditDetails({ row, onClose, onRecord }: AuditDetailsProps) {
  return (
    <Drawer
      opened={row !== undefined}
      onClose={onClose}
      position="right"
      size="min(640px, 100vw)"
      title={row ? peristiwaText(row.peristiwa) : ''}
      closeButtonProps={{ 'aria-label': 'Tutup rincian' }}
      classNames={{ title: classes.drawerTitle }}
    >
      {row && <Details row={row} onRecord={onRecord} />}
    </Drawer>
  )
}

function Details({ row, onRecord }: { row: JejakAudit; onRecord: (rekaman: string) => void }) {
  const { rekaman } = row
  const lines: readonly [label: string, value: string | null][] = [
    ['Waktu', formatDateTime(row.waktu)],
    ['Orang', personText(row)],
    ['Nama pengguna', row.pengguna],
    ['Mewakili', row.mewakili],
    ['Peran', isRole(row.peran) ? roleLabels[row.peran] : row.peran],
    ['Yang diubah', recordText(row)],
    ['Alamat IP', row.alamat_ip],
    ['Kode permintaan', row.request_id],
  ]
  return (
    <>
      <Facts className={classes.lines} layout="lines" facts={lines} />
      {rekaman && (
        <Button variant="default" onClick={() => onRecord(rekaman)}>
          Lihat semua perubahan data ini
        </Button>
      )}
      <h3 className={classes.subtitle}>Perubahan</h3>
      <ChangeTable jenis={jenisOf(rekaman)} changes={changesOf(row.sebelum, row.sesudah)} />
    </>
  )
}

function ChangeTable({ jenis, changes }: { jenis: string; changes: readonly Change[] }) {
  if (changes.length === 0) return <p className={classes.note}>Peristiwa ini tidak mengubah isi rekaman.</p>
  return (
    <table className={classes.changes}>
      <thead>
        <tr>
          <th scope="col">Isian</th>
          <th scope="col">Sebelum</th>
          <th scope="col">Sesudah</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.field}>
            <th scope="row">{kolomText(jenis, change.field)}</th>
            <td data-title="Sebelum">
              {change.before === undefined ? (
                '–'
              ) : (
                <del>{changedText(jenis, change.field, change.before)}</del>
              )}
            </td>
            <td data-title="Sesudah">
              {change.after === undefined ? '–' : <ins>{changedText(jenis, change.field, change.after)}</ins>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
