import { NoteBox } from '#platform/page/NoteBox.tsx'
import { AppLink } from '#platform/ui/link/AppLink.tsx'
import { boleh } from '#psat/alur/langkah/langkah-props.ts'
import { LampiranButton } from '#psat/berkas/isi/LampiranButton.tsx'
import classes from '#psat/temuan/meja/meja.module.css'
import type { Meja } from '#psat/temuan/meja/use-meja.ts'

export function KeteranganCard({ meja }: { meja: Meja }) {
  const { hasil, dari_pengajuan, izin_oss, perusahaan_baru, auditType } = meja.berkas
  // The attachment editor already shows the note.
  const catatan = boleh(meja.berkas, 'lampiran') ? null : meja.berkas.catatan
  if (!catatan && !hasil && !dari_pengajuan && !izin_oss && !perusahaan_baru) return null
  return (
    <section className={classes.card} aria-label="Keterangan">
      <div className={classes.cardHead}>
        <h2>Keterangan</h2>
      </div>
      <div className={classes.cardBody}>
        {catatan && <NoteBox>{catatan}</NoteBox>}
        {hasil && <LampiranButton kunci={hasil.kunci} label={hasil.label} />}
        {perusahaan_baru && <p>Pemilik baru: {perusahaan_baru}</p>}
        {izin_oss && (
          <p>
            Izin OSS {izin_oss.id_izin}
            {izin_oss.nama_izin && `, ${izin_oss.nama_izin}`}
          </p>
        )}
        {dari_pengajuan && (
          <AppLink to={`/psat/admin/perizinan/${auditType}/${dari_pengajuan}`}>
            Diajukan lagi dari berkas sebelumnya
          </AppLink>
        )}
      </div>
    </section>
  )
}
