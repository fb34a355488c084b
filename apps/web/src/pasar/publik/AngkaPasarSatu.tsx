import { formatDate } from '@portal/domain/platform/format'
import { banyakPedagang } from '#pasar/dasbor/banyak-pedagang.ts'
import {
  type DuaSasaran,
  grafikAspek,
  grafikKomoditas,
  grafikSurvei,
  kataSurvei,
} from '#pasar/dasbor/grafik-pasar.ts'
import { kataPedagang } from '#pasar/publik/kata-pedagang.ts'
import type { PasarSatu, useAngkaPasar } from '#pasar/publik/use-pasar-publik.ts'
import type { Reading } from '#platform/api/use-load.ts'
import { CardOnSight } from '#platform/dasbor/CardOnSight.tsx'
import dasbor from '#platform/dasbor/dasbor.module.css'
import classes from './publik-pasar.module.css'

interface AngkaProps {
  pasar: PasarSatu
  angka: ReturnType<typeof useAngkaPasar>
}

const dari = ({ error, retry }: Reading<unknown>, kosong: string) => ({
  error: error as Error | undefined,
  onRetry: retry,
  empty: { title: 'Belum ada angka', text: kosong },
})

/** Public pages do not show groups of fewer than five traders. */
const tanpaRincian =
  'Tiap komoditas dijual kurang dari lima pedagang yang didata, jadi tidak dirinci untuk umum.'

export function AngkaPasarSatu({ pasar: { sanitasi }, angka }: AngkaProps) {
  const { aspek, survei, komoditas, pedagang } = angka
  const nilai = aspek.data?.data[0]
  const survey = survei.data?.data.total
  const traders = pedagang.data?.data
  return (
    <div className={`${dasbor.charts} ${classes.bagian}`}>
      {sanitasi && (
        <CardOnSight
          {...dari(aspek, 'Penilaian sanitasi ini belum dapat ditampilkan.')}
          name="aspek"
          kind="radar"
          title="Enam aspek sanitasi dan higiene"
          subtitle={`Penilaian ${formatDate(sanitasi.tanggal)}, nilai 0 sampai 100; di bawah 60 kurang, di atas 80 baik.`}
          data={nilai && grafikAspek(nilai, undefined, Number(sanitasi.tanggal.slice(0, 4)))}
        />
      )}
      <CardOnSight
        {...dari(
          survei,
          'Belum ada hasil survei pasar ini. Jawaban tampil setelah bulannya selesai, bila ada lima orang atau lebih.',
        )}
        name="survei"
        kind="columns"
        title="Survei sebelum dan sesudah program"
        subtitle="Bagian dari nilai tertinggi yang dapat diberikan responden."
        data={survey && grafikSurvei(survey)}
        note={survey && asked(survey) ? kataSurvei(survey) : undefined}
      />
      <div data-wide={sanitasi ? true : undefined}>
        <CardOnSight
          {...dari(komoditas, traders?.length ? tanpaRincian : 'Pedagang pasar ini belum didata.')}
          name="komoditas"
          kind="ranking"
          title="Yang dijual di sini"
          subtitle={kataPedagang(traders)}
          data={komoditas.data && grafikKomoditas(komoditas.data.data, traders && banyakPedagang(traders))}
        />
      </div>
    </div>
  )
}

/** Returns true if the survey has answers that are public. */
const asked = (survey: DuaSasaran) =>
  Object.values(survey).some(
    (row) => row.total_responden_pre_program !== 0 || row.total_responden_post_program !== 0,
  )
