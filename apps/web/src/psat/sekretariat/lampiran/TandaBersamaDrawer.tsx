import { Button } from '@mantine/core'
import { formatNumber } from '@portal/domain/platform/format'
import type { HasilBersama as Hasil } from '@portal/domain/psat/audit/bersama'
import type { RingkasanPengajuan } from '@portal/domain/psat/pengajuan/pengajuan.schema'
import { signTogether } from '@portal/domain/psat/sekretariat/lampiran.contract'
import { useState } from 'react'
import { call } from '#platform/api/client.ts'
import { useAction } from '#platform/api/use-action.ts'
import { DrawerShell } from '#platform/forms/FormDrawer.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { useModal } from '#platform/ui/use-modal.ts'
import { HasilBersama } from '#psat/alur/langkah/HasilBersama.tsx'
import langkah from '#psat/alur/langkah/langkah.module.css'
import classes from '#psat/alur/langkah/tim.module.css'
import { useBerkasRefresh } from '#psat/berkas/use-berkas.ts'

interface TandaBersamaDrawerProps {
  berkas: readonly RingkasanPengajuan[]
  onClosed: () => void
}

/** Signs several approved attachments in one call. The server reports a result for each file. */
export function TandaBersamaDrawer({ berkas: diminta, onClosed }: TandaBersamaDrawerProps) {
  const { close, modal } = useModal(onClosed)
  const [berkas] = useState(diminta)
  const [hasil, setHasil] = useState<readonly Hasil[]>()
  const refresh = useBerkasRefresh()
  const { run, button } = useAction()
  const banyak = formatNumber(berkas.length)

  async function sign() {
    const asked = berkas.map(({ uuid, versi }) => ({ uuid, versi }))
    const { data } = await call(signTogether, { body: { berkas: asked } })
    setHasil(data)
    await refresh()
  }

  return (
    <DrawerShell
      title={`Tanda tangani ${banyak} lampiran`}
      about="Lampiran teknis yang sudah disetujui dua orang"
      {...modal}
    >
      {hasil ? (
        <HasilBersama
          berkas={berkas}
          hasil={hasil}
          judul={(jumlah) => `${jumlah} lampiran ditandatangani`}
          kata={{ berhasil: 'Ditandatangani', sudah: 'Sudah ditandatangani' }}
        >
          <Button size="lg" onClick={close} data-autofocus>
            Kembali ke daftar
          </Button>
        </HasilBersama>
      ) : (
        <div className={classes.hasil}>
          <p className={langkah.hint}>
            Portal menandatangani setiap lampiran seperti yang disetujui. Buka berkasnya bila isinya masih
            perlu dilihat, atau bila PDF yang ditandatangani di tempat lain perlu diunggah.
          </p>
          <ul className={classes.hasilList}>
            {berkas.map(({ uuid, auditType, nama, nomorPermohonan, nama_perusahaan }) => (
              <li key={uuid}>
                <span>
                  <AppLink to={`/psat/admin/perizinan/${auditType}/${uuid}`}>{nama}</AppLink>
                  <small>
                    {nomorPermohonan} · {nama_perusahaan}
                  </small>
                </span>
              </li>
            ))}
          </ul>
          <div className={classes.hasilFoot}>
            <Button size="lg" variant="default" onClick={close}>
              Batal
            </Button>
            <Button size="lg" {...button} onClick={() => void run(sign)}>
              Tanda tangani {banyak} lampiran
            </Button>
          </div>
        </div>
      )}
    </DrawerShell>
  )
}
