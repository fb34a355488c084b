import { useOnNews } from '#platform/notices/news.ts'
import { EmptyState, ErrorState, LoadingRows } from '#platform/ui/states/states.tsx'
import { BarisPengajuan } from '#psat/dasbor/pelaku/BarisPengajuan.tsx'
import classes from '#psat/dasbor/pelaku/dasbor.module.css'
import { HitunganSaya } from '#psat/dasbor/pelaku/HitunganSaya.tsx'
import { IzinSaya } from '#psat/dasbor/pelaku/IzinSaya.tsx'
import { MenungguSaya } from '#psat/dasbor/pelaku/MenungguSaya.tsx'
import { KunjunganMendatang } from '#psat/lapang/kunjungan/KunjunganMendatang.tsx'
import { AjukanButton } from '#psat/pengajuan/AjukanButton.tsx'
import { DaftarDraf } from '#psat/pengajuan/DaftarDraf.tsx'
import { usePengajuanSaya } from '#psat/pengajuan/use-pengajuan-saya.ts'
import { PengalihanMasuk } from '#psat/pengalihan/PengalihanMasuk.tsx'

const paling = 5
const berkasSaya = ({ uuid }: { uuid: string }) => ({ to: `/psat/pengajuan/${uuid}` })

/** Start page of an operator: what waits for the operator, what is in process, and which permits end soon. */
export function Dasbor() {
  const menunggu = usePengajuanSaya({ keadaan: 'menunggu_saya', page: 1, limit: paling })
  const proses = usePengajuanSaya({ keadaan: 'proses', page: 1, limit: paling })
  useOnNews(() => {
    menunggu.list.retry()
    proses.list.retry()
  })
  const { counts, list } = menunggu
  if (list.error) {
    return <ErrorState title="Permohonan belum dapat dimuat" error={list.error} onRetry={list.retry} />
  }
  if (!counts) return <LoadingRows rows={6} holds />
  const kosong = Object.values(counts).every((jumlah) => jumlah === 0)
  return (
    <>
      <HitunganSaya counts={counts} />
      <div className={classes.columns}>
        <div className={classes.stack}>
          <PengalihanMasuk />
          <KunjunganMendatang yang="diminta" linkOf={berkasSaya} />
          {kosong ? (
            <EmptyState
              title="Belum ada permohonan"
              text="Lengkapi data pelaku usaha, lalu ajukan SPPB-PSAT. Draf disimpan sambil Anda mengisi."
              action={<AjukanButton />}
            />
          ) : (
            <>
              <MenungguSaya rows={list.rows} lebih={counts.menunggu_saya > list.rows.length} />
              {proses.list.rows.length > 0 && (
                <BarisPengajuan
                  judul="Sedang diproses petugas"
                  rows={proses.list.rows}
                  lebih={counts.proses > proses.list.rows.length ? 'proses' : undefined}
                />
              )}
            </>
          )}
        </div>
        <div className={classes.stack}>
          <KunjunganMendatang yang="lain" linkOf={berkasSaya} />
          <IzinSaya />
          <DaftarDraf />
        </div>
      </div>
    </>
  )
}
