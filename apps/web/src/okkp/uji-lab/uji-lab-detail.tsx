import { openKasus } from '@portal/domain/okkp/kasus/kasus.contract'
import { deleteUjiLab, type UjiLabLengkap } from '@portal/domain/okkp/uji-lab/uji-lab.contract'
import { formatDate } from '@portal/domain/platform/format'
import { hasPermission } from '@portal/domain/portal/permissions'
import { BukaKasus } from '#okkp/kasus/BukaKasus.tsx'
import { KasusOf } from '#okkp/kasus/KasusOf.tsx'
import { TelusuriPemasok } from '#okkp/kasus/TelusuriPemasok.tsx'
import { useKasusOf } from '#okkp/kasus/use-kasus.ts'
import { CatatRapidTest } from '#okkp/pengujian/CatatRapidTest.tsx'
import { PutusanBadge } from '#okkp/pengujian/PutusanBadge.tsx'
import { testFacts } from '#okkp/pengujian/test-facts.ts'
import { TulisPeringatan } from '#okkp/peringatan/TulisPeringatan.tsx'
import layout from '#okkp/registrasi/detail/detail.module.css'
import { HasilCard } from '#okkp/uji-lab/HasilCard.tsx'
import { RiwayatUjiCard } from '#okkp/uji-lab/RiwayatUjiCard.tsx'
import { ujiLabRecord } from '#okkp/uji-lab/use-uji-lab.ts'
import { call } from '#platform/api/client.ts'
import { OpenStoredButton } from '#platform/files/OpenStoredButton.tsx'
import { type Fact, Facts } from '#platform/page/Facts.tsx'
import { Section } from '#platform/page/Section.tsx'
import type { RecordDetail } from '#platform/record/record-definition.ts'
import { useSignedInUser } from '#platform/session/use-session.ts'

export const ujiLabDetail: RecordDetail<UjiLabLengkap> = {
  record: ujiLabRecord,
  title: ({ kode_sampel }) => kode_sampel,
  meta: ({ komoditas, jenis_uji_lab, tanggal }) =>
    [komoditas, jenis_uji_lab, `diuji ${formatDate(tanggal)}`].join(' · '),
  badge: ({ status }) => <PutusanBadge putusan={status} />,
  actions: ({ id, status }) =>
    status === 'TMS' && (
      <>
        <TelusuriPemasok of={{ uji_lab_id: id }} />
        <CatatRapidTest search={{ uji: id }} />
        <TulisPeringatan asal="uji_lab" id={id} />
      </>
    ),
  change: 'Perbaiki hasil',
  remove: {
    noun: 'hasil uji',
    nameOf: ({ kode_sampel }) => `hasil uji ${kode_sampel}`,
    text: 'Hanya untuk yang keliru dicatat. Bila hanya isinya yang salah, perbaiki saja: riwayatnya tetap terlihat.',
    call: ({ id }) => call(deleteUjiLab, { query: { uji_lab_id: id } }),
  },
  body: (uji) => (
    <div className={layout.columns}>
      <div>
        <HasilCard hasil={uji.multiple_parameter} />
        <Lanjutan uji={uji} />
        <Section title="Sampel">
          <Facts facts={sampleOf(uji)} />
        </Section>
      </div>
      <div>
        <LaporanCard uji={uji} />
        <RiwayatUjiCard id={uji.id} />
      </div>
    </div>
  ),
}

function Lanjutan({ uji: { id, status } }: { uji: UjiLabLengkap }) {
  const refresh = ujiLabRecord.useRefresh()
  const { data } = useKasusOf({ uji_lab_id: id })
  const { role } = useSignedInUser()
  const opens = hasPermission(role, 'tindak-lanjut.kelola')
  if (data?.length !== 0 || status !== 'TMS' || !opens) return <KasusOf of={{ uji_lab_id: id }} />
  const open = () => call(openKasus, { body: { asal: 'uji_lab', asal_id: id } })
  return (
    <BukaKasus open={open} refresh={refresh}>
      Hasil ini TMS, tetapi belum ada kasusnya.
    </BukaKasus>
  )
}

const step = (by: string | null, on: string | null) => [by ?? '–', on ? formatDate(on) : ''] as const

function sampleOf(uji: UjiLabLengkap): Fact[] {
  return [
    ['Komoditas', uji.komoditas, uji.komoditas_tambahan],
    ['Lokasi sampel', uji.lokasi_sampel],
    testFacts.wilayah(uji),
    ['Diuji untuk', uji.wilayah_tujuan],
    testFacts.registrasi(uji),
    ['Diambil', ...step(uji.diambil_oleh, uji.diambil_pada)],
    ['Diserahkan', ...step(uji.diserahkan_oleh, uji.diserahkan_pada)],
    ['Diterima', ...step(uji.diterima_oleh, uji.diterima_pada)],
    ['Catatan', uji.note],
    testFacts.dicatat(uji),
  ]
}

function LaporanCard({ uji: { laboratorium, no_lhu, lhu, lembaga, referensi_bmr } }: { uji: UjiLabLengkap }) {
  return (
    <Section title="Laporan hasil uji">
      <Facts
        facts={[
          ['Laboratorium', laboratorium],
          ['Nomor LHU', no_lhu],
          ['Lembaga', lembaga],
          ['Referensi BMR', referensi_bmr],
        ]}
      />
      {lhu ? (
        <OpenStoredButton className={layout.below} path={lhu}>
          Lihat LHU
        </OpenStoredButton>
      ) : (
        <p className={layout.quiet}>Berkas LHU belum diunggah.</p>
      )}
    </Section>
  )
}
