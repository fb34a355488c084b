import { IconExternalLink, IconX } from '@tabler/icons-react'
import { HasilVerifikasi } from '#okkp/publik/HasilVerifikasi.tsx'
import { useVerifikasi } from '#okkp/publik/use-publik.ts'
import { Icon } from '#platform/icon/Icon.tsx'
import buttons from '#platform/light/button.module.css'
import classes from '#platform/light/pencarian/pencarian.module.css'
import { useModalDialog } from '#platform/notices/use-modal-dialog.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'

/**
 * Details of one registration over the list. The address contains the code, so users can share it and Back closes the
 * dialog.
 */
export default function RincianDialog({ kode, onClose }: { kode: string; onClose: () => void }) {
  const dialog = useModalDialog(onClose)
  const { data: answer, error, retry } = useVerifikasi(kode)
  return (
    <dialog {...dialog} className={classes.dialog} aria-label="Rincian registrasi">
      <div className={classes.dialogTop}>
        <AppLink to={`/verifikasi/${kode}`} className={buttons.button} data-kind="quiet">
          <Icon of={IconExternalLink} />
          Halaman verifikasi
        </AppLink>
        <button type="button" className={buttons.icon} aria-label="Tutup rincian" onClick={onClose}>
          <Icon of={IconX} size={22} />
        </button>
      </div>
      {error ? (
        <ErrorState title="Rincian belum dapat dimuat" error={error} onRetry={retry} />
      ) : answer ? (
        <HasilVerifikasi registrasi={answer.data} heading="h2" />
      ) : (
        <LoadingRows rows={4} />
      )}
    </dialog>
  )
}
