import { PageHeader } from '#platform/page/PageHeader.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { AjukanButton } from '#psat/layanan/AjukanButton.tsx'
import { DaftarDraf } from '#psat/layanan/DaftarDraf.tsx'
import { DaftarPengajuan } from '#psat/layanan/DaftarPengajuan.tsx'
import { IzinTerbit } from '#psat/layanan/IzinTerbit.tsx'
import classes from '#psat/layanan/Pelaku.module.css'
import { PengalihanMasuk } from '#psat/layanan/pengalihan/PengalihanMasuk.tsx'

/** The first page of the operator's area: what waits, what runs, what may be asked for. */
export default function PelakuScreen() {
  const { perusahaan } = useSignedInUser()
  return (
    <>
      <PageHeader
        title="Perizinan PSAT"
        meta={perusahaan?.nama_perseroan ?? 'Pengajuan dan izin perusahaan Anda.'}
        actions={<AjukanButton />}
      />
      <div className={classes.stack}>
        <PengalihanMasuk />
        <DaftarDraf />
        <DaftarPengajuan to="/psat" action={<AjukanButton />} />
        <IzinTerbit auditType="sppb_psat" />
        <IzinTerbit auditType="izin_edar_pl" />
      </div>
    </>
  )
}
