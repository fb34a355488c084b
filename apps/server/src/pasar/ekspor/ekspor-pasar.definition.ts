import { exportPasar, type JenisEkspor } from '@portal/domain/pasar/ekspor/ekspor.contract'
import { sasaranLabels } from '@portal/domain/pasar/kuesioner/kuesioner.contract'
import { hariLabels, sumberDanaLabels } from '@portal/domain/pasar/pasar/pasar.labels'
import { kategoriLabels } from '@portal/domain/pasar/pedagang/pedagang.schema'
import { persentaseOf } from '@portal/domain/pasar/profil/dokumen'
import { panganOf } from '@portal/domain/pasar/rapid-test/rapid-test-pasar.schema'
import { skorOf } from '@portal/domain/pasar/sanitasi/nilai-sanitasi'
import { aspekSanitasi } from '@portal/domain/pasar/sop/sop.contract'
import { summariseSurvei } from '@portal/domain/pasar/survei/nilai-survei'
import { faseLabels } from '@portal/domain/pasar/survei/survei.contract'
import type { Query } from '@portal/domain/platform/contract'
import { dayInJakarta } from '@portal/domain/platform/format'
import { keadaanLabels } from '@portal/domain/platform/pengujian/keadaan-positif'
import type { Permission } from '@portal/domain/platform/permissions'
import { type RegionScope, refuseForeignRegion } from '@portal/domain/platform/wilayah/wilayah'
import { pasarList } from '#pasar/pasar/pasar.repository.ts'
import { pedagangList } from '#pasar/pedagang/pedagang.repository.ts'
import { profilList } from '#pasar/profil/profil.repository.ts'
import { rapidList } from '#pasar/rapid-test/rapid-test-pasar.repository.ts'
import { type SanitasiRow, sanitasiList } from '#pasar/sanitasi/sanitasi.repository.ts'
import { surveiList } from '#pasar/survei/survei.repository.ts'
import type { ExportDefinition } from '#platform/ekspor/export-definition.ts'
import type { CellContent, SheetColumn } from '#platform/excel/write-sheet.ts'
import type { List } from '#platform/list/list.ts'

type Filter = Query<typeof exportPasar> & { type: JenisEkspor }
/** A list in its default order, which is also the order of the sheet. */
type Listed<Row> = Pick<List<Row, Omit<Filter, 'type'>, never, RegionScope>, 'each' | 'countUpTo'>

type Kolom<Row> = readonly [title: string, cell: (row: Row) => CellContent, more?: Omit<SheetColumn, 'title'>]

interface Isi<Row> {
  jenis: JenisEkspor
  /** Selects the collection if two collections share one export type: true means the OKKP collection. */
  okkp?: boolean
  event: string
  access: Permission
  title: string
  columns: readonly Kolom<Row>[]
  list: Listed<Row>
}

/** Defines the export of one type as a single sheet named `export_{type}.xlsx`. */
function definition<Row>(isi: Isi<Row>): ExportDefinition<Filter> {
  const { jenis, okkp = false, event, access, title, columns, list } = isi
  return {
    jenis: `pasar-${jenis}${okkp ? '-okkp' : ''}`,
    call: exportPasar,
    takes: (filter) => {
      const { type, is_okkp } = filter as Filter
      return type === jenis && (type !== 'data-pedagang' || is_okkp === okkp)
    },
    access,
    event,
    check: (scope, { filter }) => refuseForeignRegion(scope, filter),
    title: async () => title,
    fileName: () => `export_${jenis}`,
    columns: () => [
      { title: 'No', width: 7 },
      ...columns.map(([name, , more]) => ({ title: name, ...more })),
    ],
    async count(db, scope, { filter }, _today, most) {
      const { total, atLeast } = await list.countUpTo(db, scope, filter, most)
      return atLeast ? most + 1 : total
    },
    async *rows(trx, scope, { filter }) {
      let number = 0
      for await (const rows of list.each(trx, scope, filter))
        yield rows.map((row) => [++number, ...columns.map(([, cell]) => cell(row))])
    },
  }
}

const yes = (value: boolean) => (value ? 'Ya' : 'Tidak')

const pasarEkspor = definition({
  jenis: 'pasar',
  event: 'pasar',
  access: 'pasar.kelola',
  title: 'Data pasar',
  list: pasarList,
  columns: [
    ['Nama pasar', (row) => row.nama, { width: 32 }],
    ['Provinsi', (row) => row.provinsi],
    ['Kabupaten/kota', (row) => row.kota],
    ['Kecamatan', (row) => row.kecamatan],
    ['Alamat', (row) => row.alamat, { width: 40 }],
    ['Lintang', (row) => row.lintang],
    ['Bujur', (row) => row.bujur],
    ['Tahun PAS AMAN', (row) => row.tahun_pas_aman],
    ['Sumber dana', (row) => row.sumber_dana && sumberDanaLabels[row.sumber_dana]],
    ['Tipe', (row) => row.tipe],
    ['Hari buka', (row) => row.hari_buka.map((hari) => hariLabels[hari]).join(', ')],
    ['Jam buka', (row) => row.jam_buka],
    ['Jam tutup', (row) => row.jam_tutup],
    ['Kios', (row) => row.jumlah_kios],
    ['Los', (row) => row.jumlah_los],
    ['Lapak', (row) => row.jumlah_lapak],
    ['Pengunjung per hari', (row) => row.pengunjung_per_hari],
    ['Pedagang PSAT', (row) => row.pedagang_psat],
    ['Pedagang PSAH', (row) => row.pedagang_psah],
    ['Pedagang PSAI', (row) => row.pedagang_psai],
    ['SNI 8152', (row) => yes(row.sni)],
    ['Pasar sehat', (row) => yes(row.pasar_sehat)],
    ['Pos pantau', (row) => yes(row.pos_pantau)],
    ['Dicatat', (row) => dayInJakarta(row.created_at), { kind: 'date' }],
  ],
})

const profilEkspor = definition({
  jenis: 'profil',
  event: 'profil-pasar',
  access: 'profil-pasar.baca',
  title: 'Profil pasar',
  list: profilList,
  columns: [
    ['Varian', (row) => (row.varian === 'kota' ? 'Kabupaten/kota' : 'Provinsi')],
    ['Tahun program', (row) => row.tahun_program],
    ['Pasar', (row) => row.nama_pasar, { width: 32 }],
    ['Provinsi', (row) => row.provinsi],
    ['Kabupaten/kota', (row) => row.kota],
    ['SK tim', (row) => row.sk_tim],
    ['Ketua tim', (row) => row.ketua_tim],
    ['SK ICS', (row) => row.sk_ics],
    ['Anggaran APBN (Rp)', (row) => row.anggaran_apbn],
    ['Anggaran APBD (Rp)', (row) => row.anggaran_apbd],
    ['Dokumen ada', (row) => row.total_ada],
    ['Dokumen seluruhnya', (row) => row.total_doc],
    ['Kelengkapan (%)', (row) => persentaseOf(row.total_ada, row.total_doc).persentase_total],
  ],
})

/** The export never contains the NIK, whatever the role of the caller. */
const pedagangEkspor = (okkp: boolean, access: Permission) =>
  definition({
    jenis: 'data-pedagang',
    okkp,
    event: 'pedagang',
    access,
    title: 'Data pedagang',
    list: pedagangList,
    columns: [
      ['Pasar', (row) => row.nama_pasar, { width: 32 }],
      ['Provinsi', (row) => row.provinsi],
      ['Kabupaten/kota', (row) => row.kota],
      ['Kelompok', (row) => row.kelompok],
      ['Nomor kios', (row) => row.nomor_kios, { kind: 'text' }],
      ['Nama pedagang', (row) => row.nama],
      ['Kategori', (row) => kategoriLabels[row.kategori]],
      ['Komoditas', (row) => row.pasokan.map(({ komoditas }) => komoditas).join(', '), { width: 40 }],
      ['Pemasok', (row) => [...new Set(row.pasokan.flatMap(({ pemasok }) => pemasok ?? []))].join(', ')],
      [
        'Asal pasokan',
        (row) => [...new Set(row.pasokan.flatMap(({ asal_kota }) => asal_kota ?? []))].join(', '),
      ],
      ['Aktif', (row) => yes(row.aktif)],
      ['Menyetujui penyimpanan data', (row) => yes(row.persetujuan !== null)],
      ['Didata', (row) => row.tanggal_pendataan, { kind: 'date' }],
    ],
  })

const surveiEkspor = definition({
  jenis: 'survey',
  event: 'survei',
  access: 'pasar.kelola',
  title: 'Survei program',
  list: surveiList,
  columns: [
    ['Pasar', (row) => row.nama_pasar, { width: 32 }],
    ['Provinsi', (row) => row.provinsi],
    ['Kabupaten/kota', (row) => row.kota],
    ['Tahun program', (row) => row.tahun_program],
    ['Fase', (row) => faseLabels[row.fase]],
    ['Sasaran', (row) => sasaranLabels[row.sasaran]],
    ['Tanggal', (row) => row.tanggal, { kind: 'date' }],
    ['Kuesioner', (row) => `${row.nama_kuesioner}, edisi ${row.edisi}`, { width: 40 }],
    ['Responden', (row) => row.total_responden],
    ['Jumlah nilai', (row) => row.total_nilai],
    ['Persentase', (row) => summariseSurvei(row, row).presentase],
    ['Predikat', (row) => summariseSurvei(row, row).predikat],
  ],
})

const sanitasiEkspor = definition({
  jenis: 'sanitasi',
  event: 'sanitasi',
  access: 'pasar.kelola',
  title: 'Penilaian sanitasi',
  list: sanitasiList,
  columns: [
    ['Pasar', (row) => row.nama_pasar, { width: 32 }],
    ['Provinsi', (row) => row.provinsi],
    ['Kabupaten/kota', (row) => row.kota],
    ['Tanggal', (row) => row.tanggal, { kind: 'date' }],
    ['Nilai', (row) => skorOf(row.nilai).nilai],
    ['Predikat', (row) => skorOf(row.nilai).predikat],
    ...Object.entries(aspekSanitasi).map(
      ([kode, nama]): Kolom<SanitasiRow> => [
        nama,
        (row) => skorOf(row.aspek.find(({ aspek_kode }) => aspek_kode === Number(kode))?.nilai ?? null).nilai,
      ],
    ),
    ['Butir belum dinilai', (row) => row.belum_dinilai],
    ['Catatan', (row) => row.catatan, { width: 40 }],
  ],
})

const rapidEkspor = definition({
  jenis: 'rapid-test',
  event: 'rapid-pasar',
  access: 'pasar.kelola',
  title: 'Rapid test pasar',
  list: rapidList,
  columns: [
    ['Pasar', (row) => row.nama_pasar, { width: 32 }],
    ['Provinsi', (row) => row.provinsi],
    ['Kabupaten/kota', (row) => row.kota],
    ['Tanggal', (row) => row.tanggal, { kind: 'date' }],
    ['Kategori', (row) => row.kategori],
    ['Pangan', (row) => panganOf(row), { width: 30 }],
    ['Jenis rapid test', (row) => row.jenis_rapid_test],
    ['Parameter', (row) => row.parameter],
    ['Hasil', (row) => row.hasil_uji],
    ['Hasil akhir', (row) => row.keadaan && keadaanLabels[row.keadaan]],
    ['Kode sampel', (row) => row.kode_sampel, { kind: 'text' }],
    ['Jumlah sampel', (row) => row.jumlah_sampel],
    ['Nomor kios', (row) => row.nomor_kios, { kind: 'text' }],
    ['Pemasok', (row) => row.pemasok],
    ['Asal pasokan', (row) => row.asal_kota],
    ['Penguji', (row) => row.penguji],
    ['Merek kit', (row) => row.kit_merek],
    ['Lot kit', (row) => row.kit_lot, { kind: 'text' }],
    ['Kedaluwarsa kit', (row) => row.kit_kedaluwarsa, { kind: 'date' }],
    ['Catatan', (row) => row.catatan, { width: 40 }],
  ],
})

export const pasarEksporDefinitions = [
  pasarEkspor,
  profilEkspor,
  surveiEkspor,
  rapidEkspor,
  sanitasiEkspor,
  pedagangEkspor(false, 'pasar.kelola'),
  pedagangEkspor(true, 'pendataan-okkp.kelola'),
] as ExportDefinition[]
