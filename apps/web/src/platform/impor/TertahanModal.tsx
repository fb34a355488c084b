import { Button, Modal } from '@mantine/core'
import { formatNumber } from '@portal/domain/platform/format'
import form from '#platform/forms/Form.module.css'
import classes from '#platform/impor/impor.module.css'
import type { ImportLook } from '#platform/impor/import-look.ts'
import type { HasilUndo } from '#platform/impor/take-back.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

interface TertahanModalProps {
  look: ImportLook
  hasil: HasilUndo | undefined
  onClose: () => void
}

/** Lists the rows of a batch that an undo could not delete, with reasons. */
export function TertahanModal({ look, hasil, onClose }: TertahanModalProps) {
  if (!hasil || hasil.tertahan_total === 0) return null
  const { dihapus, tertahan, tertahan_total } = hasil
  const more = tertahan_total - tertahan.length
  return (
    <Modal
      opened
      onClose={onClose}
      title={dihapus === 0 ? 'Impor tidak dapat dibatalkan' : 'Impor dibatalkan sebagian'}
    >
      <p>
        {formatNumber(dihapus)} {look.noun} dihapus, {formatNumber(tertahan_total)} tetap ada karena sudah
        dipakai:
      </p>
      <ul className={classes.tertahan}>
        {tertahan.map(({ id, nomor, sebab }) => (
          <li key={id}>
            <AppLink to={look.recordLink(id)}>{nomor}</AppLink>
            <span>{sebab}</span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className={classes.quiet}>
          Dan {formatNumber(more)} {look.noun} lain.
        </p>
      )}
      <div className={form.foot}>
        <Button size="lg" onClick={onClose}>
          Tutup
        </Button>
      </div>
    </Modal>
  )
}
