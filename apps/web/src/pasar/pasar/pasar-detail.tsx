import { pasarCalls } from '@portal/domain/pasar/pasar/pasar.contract'
import {
  hariBukaOf,
  jamBukaOf,
  saranaLabels,
  sumberDanaLabels,
  zonaLabels,
} from '@portal/domain/pasar/pasar/pasar.labels'
import type { Pasar } from '@portal/domain/pasar/pasar/pasar.schema'
import { formatDateTime, formatNumber } from '@portal/domain/platform/format'
import { formatDerajat } from '@portal/domain/platform/geo/titik'
import { FotoPasar } from '#pasar/pasar/FotoPasar.tsx'
import { pasarRecord } from '#pasar/pasar/use-pasar.ts'
import { call } from '#platform/api/client.ts'
import { Callout } from '#platform/page/Callout.tsx'
import { type Fact, Facts } from '#platform/page/Facts.tsx'
import { Section } from '#platform/page/Section.tsx'
import type { RecordDetail } from '#platform/record/record-definition.ts'
import { AppLink } from '#platform/ui/link/AppLink.tsx'

/** Detail page of a market. Sections of other features, such as profiles and tests, come first. */
export const pasarDetail: RecordDetail<Pasar> = {
  record: pasarRecord,
  title: ({ nama }) => nama,
  meta: ({ kecamatan, kota, provinsi }) => [kecamatan, kota, provinsi].filter(Boolean).join(', '),
  change: 'Ubah data',
  remove: {
    noun: 'pasar',
    nameOf: ({ nama }) => nama,
    text: 'Hanya untuk pasar yang keliru dicatat. Pasar yang sudah memiliki profil, pedagang, survei, atau pengujian tidak dapat dihapus.',
    call: ({ id }) => call(pasarCalls.remove, { query: { id } }),
  },
  body: (pasar, more) => (
    <>
      {pasar.lintang === null && (
        <Callout
          tone="warn"
          role="note"
          actions={<AppLink to={`${pasarRecord.pageOf(pasar)}/ubah`}>Isi titik lokasi</AppLink>}
        >
          Pasar ini belum bertitik, jadi belum tampil di peta.
        </Callout>
      )}
      {more}
      <FotoPasar pasar={pasar} />
      <Section title="Tempat dan pengelola">
        <Facts facts={placeOf(pasar)} empty="Belum diisi" />
      </Section>
      <Section title="Ukuran dan pedagang">
        <Facts facts={sizesOf(pasar)} empty="Belum diisi" layout="dense" />
      </Section>
      <Section title="Sarana dan mutu">
        <Facts facts={qualityOf(pasar)} empty="Belum diisi" />
      </Section>
    </>
  ),
}

const count = (value: number | null) => value !== null && formatNumber(value)
const names = (words: readonly string[], labels: Readonly<Record<string, string>>) =>
  words.map((word) => labels[word]).join(', ')

function placeOf(pasar: Pasar): Fact[] {
  const { alamat, lintang, bujur, pengelola_nama, pengelola_jabatan, pengelola_hp } = pasar
  return [
    ['Alamat', alamat],
    ['Titik lokasi', lintang !== null && bujur !== null && formatDerajat({ lintang, bujur })],
    ['Buka', hariBukaOf(pasar.hari_buka), jamBukaOf(pasar)],
    ['Pengelola', pengelola_nama, [pengelola_jabatan, pengelola_hp].filter(Boolean).join(' · ')],
    ['Mulai PAS AMAN', pasar.tahun_pas_aman],
    ['Sumber dana', pasar.sumber_dana && sumberDanaLabels[pasar.sumber_dana]],
    ['Catatan', pasar.catatan],
    ['Terakhir diubah', formatDateTime(pasar.updated_at)],
  ]
}

function sizesOf(pasar: Pasar): Fact[] {
  return [
    ['Tipe', pasar.tipe && `Tipe ${pasar.tipe}`],
    ['Luas', pasar.luas !== null && `${formatNumber(pasar.luas)} m²`],
    ['Dibangun', pasar.tahun_bangun, pasar.tahun_renovasi && `direnovasi ${pasar.tahun_renovasi}`],
    ['Status lahan', pasar.status_lahan],
    ['Kios', count(pasar.jumlah_kios)],
    ['Los', count(pasar.jumlah_los)],
    ['Lapak', count(pasar.jumlah_lapak)],
    ['Pengunjung per hari', count(pasar.pengunjung_per_hari)],
    ['Pedagang PSAT', count(pasar.pedagang_psat)],
    ['Pedagang PSAH', count(pasar.pedagang_psah)],
    ['Pedagang PSAI', count(pasar.pedagang_psai)],
    ['Pangan olahan', count(pasar.pedagang_olahan)],
    ['Nonpangan', count(pasar.pedagang_non_pangan)],
  ]
}

function qualityOf(pasar: Pasar): Fact[] {
  const { luas_pos_pantau: room } = pasar
  return [
    ['Sarana', names(pasar.sarana, saranaLabels)],
    ['Zona', names(pasar.zona, zonaLabels)],
    ['Pos pantau', pasar.pos_pantau ? 'Ada' : 'Tidak ada', room !== null && `${formatNumber(room)} m²`],
    ['SNI 8152', pasar.sni ? 'Bersertifikat' : 'Belum', pasar.nomor_sni],
    ['Pasar sehat', pasar.pasar_sehat ? 'Ya' : 'Belum'],
    ['SPPB-PSAT', pasar.nomor_sppb],
  ]
}
