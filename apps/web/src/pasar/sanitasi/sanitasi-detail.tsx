import { describeBelum } from '@portal/domain/pasar/sanitasi/nilai-sanitasi'
import { type SanitasiDetail, sanitasiCalls } from '@portal/domain/pasar/sanitasi/sanitasi.contract'
import { aspekSanitasi } from '@portal/domain/pasar/sop/sop.contract'
import { formatDate, formatNumber } from '@portal/domain/platform/format'
import { ButirSections } from '#pasar/sanitasi/ButirSections.tsx'
import classes from '#pasar/sanitasi/detail.module.css'
import { Nilai } from '#pasar/sanitasi/nilai.tsx'
import { sanitasiRecord } from '#pasar/sanitasi/use-sanitasi.ts'
import { call } from '#platform/api/client.ts'
import { Callout } from '#platform/page/Callout.tsx'
import { Section } from '#platform/page/Section.tsx'
import { ChangeButton } from '#platform/record/ChangeButton.tsx'
import type { RecordDetail } from '#platform/record/record-definition.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

const namaAspek = (kode: number) => aspekSanitasi[kode as keyof typeof aspekSanitasi]

export const sanitasiDetail: RecordDetail<SanitasiDetail, { kode_group: string }> = {
  record: sanitasiRecord,
  title: ({ nama_pasar }) => `Sanitasi ${nama_pasar}`,
  meta: ({ kota, tanggal }) => `${kota} · dinilai ${formatDate(tanggal)}`,
  badge: (sanitasi) => <Nilai {...sanitasi} />,
  change: 'Ubah penilaian',
  remove: {
    noun: 'penilaian',
    nameOf: ({ nama_pasar }) => nama_pasar,
    text: 'Penilaian dan fotonya dihapus. Hanya untuk yang keliru dicatat.',
    call: ({ kode_group }) => call(sanitasiCalls.remove, { query: { kode_group } }),
  },
  body: (sanitasi) => {
    const kurang = kurangOf(sanitasi)
    return (
      <>
        {kurang && (
          <Callout
            tone="warn"
            title="Penilaian ini belum lengkap"
            actions={
              <ChangeButton to={`${sanitasiRecord.pageOf(sanitasi)}/ubah`}>Lengkapi penilaian</ChangeButton>
            }
          >
            {kurang} Sampai lengkap, penilaian ini tidak bernilai dan tidak dihitung, juga di halaman publik.
          </Callout>
        )}
        <Aspek sanitasi={sanitasi} tanpaNilai={kurang ? 'Belum dinilai' : 'Tidak berlaku di sini'} />
        <ButirSections butir={sanitasi.butir} />
        <BulanDemiBulan sanitasi={sanitasi} />
      </>
    )
  },
}

const kurangOf = ({ butir, belum }: SanitasiDetail) =>
  describeBelum([...butir, ...belum.map((satu) => ({ ...satu, jawaban: null }))])

interface AspekProps {
  sanitasi: SanitasiDetail
  tanpaNilai: string
}

function Aspek({ sanitasi: { aspek, sebelumnya }, tanpaNilai }: AspekProps) {
  const selisih = (kode: number, nilai: number | null) => {
    const lama = sebelumnya?.aspek.find(({ aspek_kode }) => aspek_kode === kode)?.nilai
    return lama == null || nilai === null ? null : nilai - lama
  }
  return (
    <Section
      title="Nilai tiap aspek"
      text={
        sebelumnya
          ? `Dibandingkan dengan ${formatDate(sebelumnya.tanggal)}.`
          : 'Ini penilaian pertama pasar ini.'
      }
    >
      <dl className={classes.aspek}>
        {aspek.map(({ aspek_kode, nilai, predikat }) => (
          <div key={aspek_kode}>
            <dt>{namaAspek(aspek_kode)}</dt>
            <dd>
              {nilai === null ? tanpaNilai : <Nilai nilai={nilai} predikat={predikat} />}
              <Perubahan selisih={selisih(aspek_kode, nilai)} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function BulanDemiBulan({ sanitasi: { riwayat, kode_group } }: { sanitasi: SanitasiDetail }) {
  return (
    <Section title="Bulan demi bulan">
      <ol className={classes.riwayat}>
        {riwayat.toReversed().map((satu) => (
          <li key={satu.kode_group} aria-current={satu.kode_group === kode_group ? 'page' : undefined}>
            <AppLink to={sanitasiRecord.pageOf(satu)}>{formatDate(satu.tanggal)}</AppLink>
            <Nilai {...satu} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Perubahan({ selisih }: { selisih: number | null }) {
  if (selisih === null) return null
  if (Math.abs(selisih) < 0.05) return <span className={classes.quiet}>tetap</span>
  return (
    <span className={classes.quiet}>
      {selisih > 0 ? 'naik' : 'turun'} {formatNumber(Math.abs(selisih), 1)}
    </span>
  )
}
