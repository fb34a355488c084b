import { rapidTestCalls } from '@portal/domain/okkp/rapid-test/rapid-test.contract'
import { listRegistrasi } from '@portal/domain/okkp/registrasi/registrasi.contract'
import { statusLabels } from '@portal/domain/okkp/registrasi/registrasi.status'
import { sdmCalls } from '@portal/domain/okkp/sdm/sdm.contract'
import { listUjiLab } from '@portal/domain/okkp/uji-lab/uji-lab.contract'
import { ujiMutuCalls } from '@portal/domain/okkp/uji-mutu/uji-mutu.contract'
import { formatDate } from '@portal/domain/platform/format'
import { readRapidList } from '#okkp/rapid-test/rapid-test.service.ts'
import { registri } from '#okkp/rapid-test/rapid-test-registri.ts'
import { readRegistrasi } from '#okkp/registrasi/registrasi-read.service.ts'
import { readSdm } from '#okkp/sdm/sdm.service.ts'
import { readUjiLab } from '#okkp/uji-lab/uji-lab-read.service.ts'
import { readDaftarMutu } from '#okkp/uji-mutu/uji-mutu.service.ts'
import { type SumberPencarian, sebaris } from '#platform/pencarian/sumber.ts'
import type { Platform } from '#platform/platform.ts'

const uji = '/okkp/admin/lab'

export const sumberOkkp = (platform: Platform): SumberPencarian[] => [
  {
    nama: 'Registrasi & sertifikat',
    access: 'registrasi.kelola',
    daftar: () => '/okkp/admin/registrasi',
    async search(actor, asked) {
      const { rows, total } = await readRegistrasi(platform, actor, listRegistrasi.query.parse(asked))
      const hasil = rows.map((row) => ({
        judul: row.no_registration,
        keterangan: sebaris(
          row.unit_usaha,
          row.nama_psat ?? row.komoditas,
          row.jenis_registrasi,
          statusLabels[row.status],
        ),
        tautan: `/okkp/admin/registrasi/${row.id}`,
      }))
      return { hasil, total }
    },
  },
  {
    nama: 'Uji laboratorium',
    access: 'uji-lab.kelola',
    daftar: () => `${uji}/uji`,
    async search(actor, asked) {
      const { rows, total } = await readUjiLab(platform, actor, listUjiLab.query.parse(asked))
      const hasil = rows.map((row) => ({
        judul: `${row.kode_sampel}: ${row.komoditas}`,
        keterangan: sebaris(
          row.jenis_uji_lab,
          row.status,
          row.unit_usaha ?? row.lembaga,
          formatDate(row.tanggal),
        ),
        tautan: `${uji}/uji/${row.id}`,
      }))
      return { hasil, total }
    },
  },
  {
    nama: 'Rapid test',
    access: 'rapid-test.kelola',
    daftar: () => `${uji}/rapid`,
    async search(actor, asked) {
      const query = rapidTestCalls.list.query.parse(asked)
      const { rows, total } = await readRapidList(registri, platform, actor, query)
      const hasil = rows.map((row) => ({
        judul: `${row.komoditas ?? row.komoditas_tambahan ?? row.kategori}: ${row.parameter}`,
        keterangan: sebaris(row.hasil_uji, row.lokasi_sampel, row.lembaga, formatDate(row.tanggal)),
        tautan: `${uji}/rapid/${row.id}`,
      }))
      return { hasil, total }
    },
  },
  {
    nama: 'Uji mutu',
    access: 'uji-mutu.kelola',
    daftar: () => `${uji}/mutu`,
    async search(actor, asked) {
      const { rows, total } = await readDaftarMutu(platform, actor, ujiMutuCalls.list.query.parse(asked))
      const hasil = rows.map((row) => ({
        judul: sebaris(row.komoditas, row.merek),
        keterangan: sebaris(row.lokasi_sampel, row.lembaga, formatDate(row.tanggal)),
        tautan: `${uji}/mutu/${row.id}`,
      }))
      return { hasil, total }
    },
  },
  {
    nama: 'SDM',
    access: 'sdm.kelola',
    daftar: () => '/okkp/admin/sdm',
    async search(actor, asked) {
      const { rows, total } = await readSdm(platform, actor, sdmCalls.list.query.parse(asked))
      const hasil = rows.map((row) => ({
        judul: row.nama_lengkap,
        keterangan: sebaris(row.jabatan, row.unit_kerja, row.kota ?? row.provinsi),
        tautan: `/okkp/admin/sdm/${row.id}`,
      }))
      return { hasil, total }
    },
  },
]
