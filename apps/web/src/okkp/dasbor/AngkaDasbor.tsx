import { persenDari } from '@portal/domain/platform/dasbor/angka'
import { formatNumber, formatPercent } from '@portal/domain/platform/format'
import { IconCertificate, IconCircleCheck, IconFlask, IconRosette, IconTestPipe } from '@tabler/icons-react'
import type { DaftarDasbor } from '#okkp/dasbor/tanpa-daftar.ts'
import type { Saringan, Statistik } from '#okkp/dasbor/use-dasbor.ts'
import classes from '#platform/dasbor/dasbor.module.css'
import { Banding, KartuAngka } from '#platform/dasbor/KartuAngka.tsx'
import { periodeOf } from '#platform/dasbor/periode.ts'

interface AngkaProps {
  saringan: Saringan
  statistik: Statistik
  daftar: DaftarDasbor
  today: string
}

/**
 * Key figures: valid registrations, registrations issued this year, and test results, each compared with the previous
 * year.
 */
export function AngkaDasbor({ saringan, statistik, daftar, today }: AngkaProps) {
  const { tahun, jenis } = saringan
  const { berjalan, labelPembanding } = periodeOf(tahun, today)
  const terbit = { start_terbit: berjalan.start, end_terbit: berjalan.end, jenis }
  const diuji = { start_date: berjalan.start, end_date: berjalan.end }
  const [semua, ini, lalu] = [statistik.semua, statistik.terbit, statistik.terbitLalu].map(({ data }) => {
    if (!data) return undefined
    return jenis === undefined
      ? data.data
      : data.data.jenis.find(({ jenis_registrasi_id }) => jenis_registrasi_id === jenis)
  })
  const [lab, labLalu] = [statistik.lab.data?.data, statistik.labLalu.data?.data]
  const [rapid, rapidLalu] = [statistik.rapid.data?.data, statistik.rapidLalu.data?.data]
  const diputus = lab && lab.total_ms + lab.total_tms
  return (
    <div className={classes.figures}>
      <KartuAngka
        label="Registrasi berlaku"
        icon={IconCertificate}
        value={semua && formatNumber(semua.total_berlaku)}
        link={daftar.registrasi({ status: 'valid', jenis })}
      >
        {semua && `${formatNumber(semua.total_tidak_berlaku)} lagi sudah tidak berlaku`}
      </KartuAngka>
      <KartuAngka
        label={`Registrasi terbit ${tahun}`}
        icon={IconRosette}
        value={ini && formatNumber(ini.total_registrasi)}
        link={daftar.registrasi(terbit)}
      >
        {ini && lalu && (
          <Banding
            now={ini.total_registrasi}
            before={lalu.total_registrasi}
            than={labelPembanding}
            more="baik"
          />
        )}
      </KartuAngka>
      <KartuAngka
        label={`Uji laboratorium ${tahun}`}
        icon={IconFlask}
        value={lab && formatNumber(lab.total_uji_lab)}
        link={daftar.lab(diuji)}
      >
        {lab && labLalu && (
          <Banding
            now={lab.total_uji_lab}
            before={labLalu.total_uji_lab}
            than={labelPembanding}
            more="baik"
          />
        )}
      </KartuAngka>
      <KartuAngka
        label="Memenuhi syarat"
        icon={IconCircleCheck}
        value={lab && (diputus ? formatPercent(persenDari(lab.total_ms, diputus)) : '–')}
        link={daftar.lab({ ...diuji, status: 'MS' })}
      >
        {lab &&
          (diputus
            ? `${formatNumber(lab.total_ms)} MS, ${formatNumber(lab.total_tms)} TMS`
            : 'Belum ada sampel yang diputuskan')}
      </KartuAngka>
      <KartuAngka
        label="Rapid test positif (saringan)"
        icon={IconTestPipe}
        value={rapid && (rapid.total_rapid_test > 0 ? formatPercent(rapid.percentage) : '–')}
        link={daftar.rapid({ ...diuji, hasil_uji: 'Positif' })}
      >
        {rapid &&
          (rapid.total_rapid_test > 0
            ? `${formatNumber(rapid.total_positif)} dari ${formatNumber(rapid.total_rapid_test)}, ${
                rapidLalu && rapidLalu.total_rapid_test > 0
                  ? `${formatPercent(rapidLalu.percentage)} pada ${labelPembanding}`
                  : `belum ada pada ${labelPembanding}`
              }`
            : 'Belum ada rapid test')}
      </KartuAngka>
    </div>
  )
}
