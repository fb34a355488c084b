import { formatNumber, formatPercent } from '@portal/domain/platform/format'
import type { DaftarPasar } from '#pasar/statistik/daftar-pasar.ts'
import type { SaringanPasar, StatistikPasar } from '#pasar/statistik/use-statistik-pasar.ts'
import classes from '#platform/dasbor/dasbor.module.css'
import { Banding, KartuAngka } from '#platform/dasbor/KartuAngka.tsx'
import { periodeOf } from '#platform/dasbor/periode.ts'

export interface TampilanProps {
  saringan: SaringanPasar
  statistik: StatistikPasar
  daftar: DaftarPasar
  today: string
}

/** What there is, and how it stands this year; compared with the year before where that is fair. */
export function AngkaPasar({ saringan: { tahun }, statistik, daftar, today }: TampilanProps) {
  const { ini, sebanding, banding, running } = periodeOf(tahun, today)
  const within = (days: typeof ini) => ({ start_date: days.start, end_date: days.end })
  const pasar = statistik.pasar.data?.data
  const baru = statistik.pasarBaru.data?.data
  const traders = statistik.pedagang.data?.data
  const hidden = traders?.some(({ total_pedagang }) => total_pedagang === null)
  const total = traders?.reduce((sum, { total_pedagang }) => sum + (total_pedagang ?? 0), 0)
  const dokumen = statistik.dokumen.data?.data
  const [nilai, nilaiLalu] = [statistik.sanitasi, statistik.sanitasiLalu].map(
    ({ data }) => data?.data.total_wilayah,
  )
  const [rapid, rapidLalu] = [statistik.rapidSetahun.data?.data, statistik.rapidLalu.data?.data]
  return (
    <div className={classes.figures}>
      <KartuAngka
        label="Pasar dalam pembinaan"
        value={pasar && formatNumber(pasar.total_pasar)}
        link={daftar('pasar')}
      >
        {baru && `${formatNumber(baru.total_pasar)} mulai ikut program ${tahun}`}
      </KartuAngka>
      <KartuAngka
        label="Pedagang terdata"
        value={total === undefined ? undefined : hidden ? 'Kurang dari 5' : formatNumber(total)}
        link={daftar('pedagang')}
      >
        {traders && 'menurut pendataan terakhir'}
      </KartuAngka>
      <KartuAngka
        label={`Dokumen profil ${tahun} lengkap`}
        value={dokumen && (dokumen.total_profil > 0 ? formatPercent(dokumen.persentase_total, 2) : '–')}
        link={daftar('profil', { tahun_program: String(tahun), varian: 'kota' })}
      >
        {dokumen &&
          (dokumen.total_profil > 0
            ? `${formatNumber(dokumen.total_ada)} dari ${formatNumber(dokumen.total_doc)} dokumen, ${formatNumber(dokumen.total_profil)} pasar`
            : 'Belum ada profil tahun ini')}
      </KartuAngka>
      <KartuAngka
        label={`Nilai sanitasi ${tahun}`}
        value={nilai && (nilai.avg_total_nilai === null ? '–' : formatNumber(nilai.avg_total_nilai, 1))}
        link={daftar('sanitasi', within(sebanding))}
      >
        {nilai &&
          (nilai.avg_total_nilai === null
            ? 'Belum ada penilaian'
            : `${nilai.predikat}, dari ${formatNumber(nilai.count_total_nilai)} penilaian${
                nilaiLalu?.avg_total_nilai == null
                  ? ''
                  : `; ${formatNumber(nilaiLalu.avg_total_nilai, 1)} pada ${banding}`
              }`)}
      </KartuAngka>
      <KartuAngka
        label={`Rapid test ${tahun}`}
        value={rapid && formatNumber(rapid.total_rapid_test)}
        link={daftar('rapid', within(ini))}
      >
        {rapid && rapidLalu && !running ? (
          <Banding
            now={rapid.total_rapid_test}
            before={rapidLalu.total_rapid_test}
            than={banding}
            more="baik"
          />
        ) : (
          rapid && `${formatNumber(rapid.total_negatif)} negatif`
        )}
      </KartuAngka>
      <KartuAngka
        label="Positif saringan"
        value={rapid && formatNumber(rapid.total_positif)}
        link={daftar('rapid', { ...within(ini), hasil_uji: 'Positif' })}
      >
        {rapid && 'menunggu uji konfirmasi laboratorium'}
      </KartuAngka>
    </div>
  )
}
