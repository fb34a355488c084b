import { PageHeader } from '#platform/page/PageHeader.tsx'
import { useSignedInUser } from '#platform/session/use-session.ts'
import { EmptyState } from '#platform/ui/states/states.tsx'
import { useDrafSaya } from '#psat/isian/start/use-draf-saya.ts'
import { AjukanButton } from '#psat/pengajuan/AjukanButton.tsx'
import { DaftarDraf } from '#psat/pengajuan/DaftarDraf.tsx'
import { DaftarPengajuan } from '#psat/pengajuan/DaftarPengajuan.tsx'
import { IzinTerbit } from '#psat/pengajuan/IzinTerbit.tsx'
import classes from '#psat/pengajuan/Pelaku.module.css'
import { type BagianPelaku, TabsPelaku } from '#psat/pengajuan/TabsPelaku.tsx'
import { PengalihanMasuk } from '#psat/pengalihan/PengalihanMasuk.tsx'

export default function PelakuScreen({ bagian = 'pengajuan' }: { bagian: BagianPelaku | undefined }) {
  const { perusahaan } = useSignedInUser()
  return (
    <>
      <PageHeader
        title="Perizinan PSAT"
        meta={perusahaan?.nama_perseroan ?? 'Permohonan dan izin perusahaan Anda.'}
        actions={<AjukanButton />}
      />
      <TabsPelaku current={bagian} />
      <div className={classes.stack}>
        {bagian === 'draf' && <Draf />}
        {bagian === 'riwayat' && (
          <DaftarPengajuan
            key="riwayat"
            to="/psat"
            keadaan={['terbit', 'ditolak']}
            kosong="Permohonan yang sudah selesai tampil di sini."
          />
        )}
        {bagian === 'pengajuan' && (
          <>
            <PengalihanMasuk />
            <DaftarDraf />
            <DaftarPengajuan to="/psat" action={<AjukanButton />} />
            <IzinTerbit auditType="sppb_psat" />
            <IzinTerbit auditType="izin_edar_pl" />
          </>
        )}
      </div>
    </>
  )
}

function Draf() {
  const { draf } = useDrafSaya()
  if (draf.length > 0) return <DaftarDraf />
  return (
    <EmptyState
      title="Tidak ada draf"
      text="Permohonan yang mulai diisi tersimpan di sini sampai dikirim."
      action={<AjukanButton />}
    />
  )
}
