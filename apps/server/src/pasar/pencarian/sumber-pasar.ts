import { pasarCalls } from '@portal/domain/pasar/pasar/pasar.contract'
import { profilCalls } from '@portal/domain/pasar/profil/profil.contract'
import { rapidPasarCalls } from '@portal/domain/pasar/rapid-test/rapid-test-pasar.contract'
import { formatDate } from '@portal/domain/platform/format'
import { readRapidList } from '#okkp/index.ts'
import { readPasarList } from '#pasar/pasar/pasar.service.ts'
import { readProfilList } from '#pasar/profil/profil.service.ts'
import { diPasar } from '#pasar/rapid-test/rapid-test-di-pasar.ts'
import { type SumberPencarian, sebaris } from '#platform/pencarian/sumber.ts'
import type { Platform } from '#platform/platform.ts'

const meja = '/pasar/admin'

export const sumberPasar = (platform: Platform): SumberPencarian[] => [
  {
    nama: 'Pasar',
    access: 'pasar.kelola',
    daftar: () => `${meja}/pasar`,
    async search(actor, asked) {
      const { rows, total } = await readPasarList(platform, actor, pasarCalls.list.query.parse(asked))
      const hasil = rows.map((row) => ({
        judul: row.nama,
        keterangan: sebaris(row.alamat, row.kota, row.provinsi),
        tautan: `${meja}/pasar/${row.id}`,
      }))
      return { hasil, total }
    },
  },
  {
    nama: 'Profil pasar',
    access: 'profil-pasar.baca',
    daftar: () => `${meja}/profil`,
    async search(actor, asked) {
      const { rows, total } = await readProfilList(platform, actor, profilCalls.list.query.parse(asked))
      const hasil = rows.map((row) => ({
        judul: row.nama_pasar ?? row.provinsi,
        keterangan: sebaris(`Program ${row.tahun_program}`, row.kota, row.provinsi),
        tautan: `${meja}/profil/${row.varian}/${row.id}`,
      }))
      return { hasil, total }
    },
  },
  {
    nama: 'Rapid test pasar',
    access: 'pasar.kelola',
    daftar: () => `${meja}/pengujian`,
    async search(actor, asked) {
      const { rows, total } = await readRapidList(
        diPasar,
        platform,
        actor,
        rapidPasarCalls.list.query.parse(asked),
      )
      const hasil = rows.map((row) => ({
        judul: `${row.komoditas ?? row.komoditas_tambahan ?? row.kategori}: ${row.parameter}`,
        keterangan: sebaris(row.hasil_uji, row.nama_pasar, row.kota, formatDate(row.tanggal)),
        tautan: `${meja}/pengujian/${row.id}`,
      }))
      return { hasil, total }
    },
  },
]
