import { persenDari } from '@portal/domain/platform/dasbor/angka'
import { formatNumber, formatPercent } from '@portal/domain/platform/format'
import { describePositif } from '@portal/domain/platform/pengujian/keadaan-positif'
import {
  IconBuildingStore,
  IconCirclePlus,
  IconFileCheck,
  IconSparkles,
  IconTestPipe,
  IconUsers,
} from '@tabler/icons-react'
import { banyakPedagang } from '#pasar/dasbor/banyak-pedagang.ts'
import type { DaftarPasar } from '#pasar/dasbor/daftar-pasar.ts'
import { jumlahRapid } from '#pasar/dasbor/jumlah-rapid-test.ts'
import type { DasborPasar, SaringanPasar } from '#pasar/dasbor/use-dasbor-pasar.ts'
import classes from '#platform/dasbor/dasbor.module.css'
import { Banding, KartuAngka } from '#platform/dasbor/KartuAngka.tsx'
import { periodeOf } from '#platform/dasbor/periode.ts'

export interface TampilanProps {
  saringan: SaringanPasar
  statistik: DasborPasar
  daftar: DaftarPasar
  today: string
}

/** Key figures of the year. Each compares with the previous year where the comparison is fair. */
export function AngkaPasar({ saringan: { tahun }, statistik, daftar, today }: TampilanProps) {
  const { setahun, berjalan, labelPembanding } = periodeOf(tahun, today)
  const within = (days: typeof setahun) => ({ start_date: days.start, end_date: days.end })
  const pasar = statistik.pasar.data?.data
  const [baru, baruLalu] = [statistik.pasarBaru, statistik.pasarBaruLalu].map(({ data }) => data?.data)
  const [traders, didata, didataLalu] = [
    statistik.pedagang,
    statistik.pedagangIni,
    statistik.pedagangLalu,
  ].map(({ data }) => data && banyakPedagang(data.data))
  const [dokumen, dokumenLalu] = [statistik.dokumen, statistik.dokumenLalu].map(({ data }) => data?.data)
  const [nilai, nilaiLalu] = [statistik.sanitasi, statistik.sanitasiLalu].map(
    ({ data }) => data?.data.total_wilayah,
  )
  const rapid = statistik.rapidSetahun.data?.data
  const rapidLalu = statistik.rapidLalu.data && jumlahRapid(statistik.rapidLalu.data.data)
  return (
    <div className={classes.figures}>
      <KartuAngka
        label="Pasar dalam pembinaan"
        icon={IconBuildingStore}
        value={pasar && formatNumber(pasar.total_pasar)}
        link={daftar('pasar')}
      >
        {baru &&
          baruLalu &&
          `${formatNumber(baru.total_pasar)} mulai ikut program ${tahun}, ${formatNumber(baruLalu.total_pasar)} pada ${tahun - 1}`}
      </KartuAngka>
      <KartuAngka
        label="Pedagang terdata"
        icon={IconUsers}
        value={traders === undefined ? undefined : traders === null ? 'Kurang dari 5' : formatNumber(traders)}
        link={daftar('pedagang')}
      >
        {typeof didata === 'number' && typeof didataLalu === 'number' && (
          <>
            {formatNumber(didata)} didata {tahun},{' '}
            <Banding now={didata} before={didataLalu} than={labelPembanding} />
          </>
        )}
      </KartuAngka>
      <KartuAngka
        label={`Dokumen profil ${tahun} lengkap`}
        icon={IconFileCheck}
        value={dokumen && (dokumen.total_profil > 0 ? formatPercent(dokumen.persentase_total, 2) : '–')}
        link={daftar('profil', { tahun_program: String(tahun), varian: 'kota' })}
      >
        {dokumen &&
          (dokumen.total_profil > 0
            ? `${formatNumber(dokumen.total_ada)} dari ${formatNumber(dokumen.total_doc)} dokumen, ${formatNumber(dokumen.total_profil)} pasar${
                dokumenLalu && dokumenLalu.total_profil > 0
                  ? `; ${formatPercent(dokumenLalu.persentase_total, 2)} pada ${tahun - 1}`
                  : ''
              }`
            : 'Belum ada profil tahun ini')}
      </KartuAngka>
      <KartuAngka
        label={`Nilai sanitasi ${tahun}`}
        icon={IconSparkles}
        value={nilai && (nilai.avg_total_nilai === null ? '–' : formatNumber(nilai.avg_total_nilai, 1))}
        link={daftar('sanitasi', { ...within(berjalan), lengkap: 'true' })}
      >
        {nilai &&
          (nilai.avg_total_nilai === null
            ? 'Belum ada penilaian'
            : `${nilai.predikat}, dari ${formatNumber(nilai.count_total_nilai)} penilaian${
                nilaiLalu?.avg_total_nilai == null
                  ? ''
                  : `; ${formatNumber(nilaiLalu.avg_total_nilai, 1)} pada ${labelPembanding}`
              }`)}
      </KartuAngka>
      <KartuAngka
        label={`Rapid test ${tahun}`}
        icon={IconTestPipe}
        value={rapid && formatNumber(rapid.total_rapid_test)}
        link={daftar('rapid', within(setahun))}
      >
        {rapid && rapidLalu && (
          <Banding
            now={rapid.total_rapid_test}
            before={rapidLalu.total_rapid_test}
            than={labelPembanding}
            more="baik"
          />
        )}
      </KartuAngka>
      <KartuAngka
        label={`Rapid test positif ${tahun}`}
        icon={IconCirclePlus}
        value={
          rapid &&
          (rapid.total_rapid_test > 0
            ? `${formatNumber(rapid.total_positif)} (${bagianPositif(rapid)})`
            : '–')
        }
        link={daftar('rapid', { ...within(setahun), hasil_uji: 'Positif' })}
      >
        {rapid &&
          [
            describePositif(rapid) || 'Belum ada yang positif',
            ...(rapidLalu && rapidLalu.total_rapid_test > 0
              ? [`${bagianPositif(rapidLalu)} pada ${labelPembanding}`]
              : []),
          ].join('; ')}
      </KartuAngka>
    </div>
  )
}

/** Share of positive tests. The absolute number depends on how many tests an office makes. */
const bagianPositif = (rapid: { total_positif: number; total_rapid_test: number }) =>
  formatPercent(persenDari(rapid.total_positif, rapid.total_rapid_test))
