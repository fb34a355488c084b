import { asalLabels, langkahKasusLabels, tabelLangkah } from '@portal/domain/okkp/kasus/kasus.table'
import { jenisPengaduanLabels, statusPengaduanLabels } from '@portal/domain/okkp/pengaduan/pengaduan.rules'
import { jenisPeringatanLabels } from '@portal/domain/okkp/peringatan/peringatan.rules'
import { dayInJakarta, formatShortDate } from '@portal/domain/platform/format'

import { istilahList } from '#okkp/batas/pemetaan.repository.ts'
import { nomorKasus, presentKasus } from '#okkp/kasus/kasus.presenter.ts'
import { kasusList } from '#okkp/kasus/kasus.repository.ts'
import { permintaanList } from '#okkp/kasus/permintaan.repository.ts'
import { presentPengaduan } from '#okkp/pengaduan/pengaduan.presenter.ts'
import { pengaduanList } from '#okkp/pengaduan/pengaduan.repository.ts'
import { peringatanList } from '#okkp/peringatan/peringatan.repository.ts'
import { registrasiList } from '#okkp/registrasi/daftar/registrasi-list.repository.ts'
import { findLastCatatan } from '#okkp/registrasi/kontak/kontak.repository.ts'
import type { SumberAntrean } from '#platform/antrean/sumber.ts'
import { sebaris } from '#platform/pencarian/sumber.ts'
import type { Platform } from '#platform/platform.ts'
import * as calon from './calon.repository.ts'

const meja = '/okkp/admin'

const kasus = ({ db }: Platform): SumberAntrean => ({
  jenis: 'kasus',
  layanan: ['okkp', 'pasar'],
  access: 'tindak-lanjut.kelola',
  calon: (by) => calon.calonKasus(db, by),
  async isi({ actor, today }, ids) {
    const rows = await kasusList.byIds(db, ids)
    return rows.map((row) => {
      const { id, nomor, langkah, ...one } = presentKasus(row, actor, today)
      const waits = one.menunggu_laboratorium ? 'menunggu laboratorium' : asalLabels[one.asal]
      return {
        id,
        judul: `${one.parameter} pada ${one.komoditas}`,
        keterangan: sebaris(nomor, one.lokasi, one.kota ?? one.provinsi),
        tahap: langkahKasusLabels[langkah],
        rinci: one.giliran_saya ? waits : one.penanggung_nama,
        langkah: !one.giliran_saya || langkah === 'selesai' ? 'Buka kasus' : ajakanOf(one, langkah),
        tautan: `${meja}/tindak-lanjut/${id}`,
      }
    })
  },
})

const ajakanOf = (
  one: { menunggu_orang_kedua: boolean; menunggu_laboratorium: boolean },
  langkah: keyof typeof tabelLangkah,
) => {
  if (one.menunggu_orang_kedua) return 'Periksa usulan'
  return one.menunggu_laboratorium ? 'Lihat permintaan' : tabelLangkah[langkah].ajakan
}

const permintaan = ({ db }: Platform): SumberAntrean => ({
  jenis: 'permintaan',
  layanan: ['okkp'],
  access: 'permintaan-uji.jawab',
  calon: (by) => calon.calonPermintaan(db, by),
  async isi(_by, ids) {
    const rows = await permintaanList.byIds(db, ids)
    return rows.map((row) => ({
      id: row.id,
      judul: `Uji ${row.parameter} pada ${row.komoditas}`,
      keterangan: sebaris(
        nomorKasus({ id: row.kasus_id, dibuka: row.dibuka }),
        row.lokasi,
        row.kota ?? row.provinsi,
      ),
      tahap: 'Permintaan uji',
      rinci: row.keadaan === 'menunggu' ? 'belum dijawab' : 'diterima, menunggu hasil',
      langkah: row.keadaan === 'menunggu' ? 'Jawab permintaan' : 'Catat hasil uji',
      tautan: `${meja}/tindak-lanjut/${row.kasus_id}`,
    }))
  },
})

const pengaduan = ({ db }: Platform): SumberAntrean => ({
  jenis: 'pengaduan',
  layanan: ['okkp'],
  access: 'pengaduan.kelola',
  calon: (by) => calon.calonPengaduan(db, by),
  async isi({ actor, today }, ids) {
    const rows = await pengaduanList.byIds(db, ids)
    return rows.map((row) => {
      const one = presentPengaduan(row, actor, today)
      const what = one.pangan ?? one.nomor_izin ?? one.tempat
      const taken = one.petugas ? `dipegang ${one.petugas}` : 'belum ada petugas'
      return {
        id: one.id,
        judul: what ? `${jenisPengaduanLabels[one.jenis]}: ${what}` : jenisPengaduanLabels[one.jenis],
        keterangan: sebaris(one.nomor, one.kota ?? one.provinsi),
        tahap: one.sakit ? 'Ada yang sakit' : `Laporan ${statusPengaduanLabels[one.status].toLowerCase()}`,
        rinci: one.giliran_saya ? taken : one.kantor,
        langkah: one.giliran_saya ? 'Jawab laporan' : 'Buka laporan',
        tautan: `${meja}/pengaduan/${one.id}`,
      }
    })
  },
})

const peringatan = ({ db }: Platform): SumberAntrean => ({
  jenis: 'peringatan',
  layanan: ['okkp'],
  access: 'peringatan.tulis',
  calon: (by) => calon.calonPeringatan(db, by),
  async isi({ actor }, ids) {
    const rows = await peringatanList.byIds(db, ids)
    return rows.map((row) => {
      const draf = row.semua.find(({ terbit }) => terbit === null)
      const own = draf?.penulis.some(({ id }) => id === actor.id) ?? false
      const written = draf && `ditulis ${formatShortDate(dayInJakarta(new Date(draf.ditulis)))}`
      return {
        id: row.id,
        judul: draf?.judul ?? jenisPeringatanLabels[row.jenis],
        keterangan: sebaris(jenisPeringatanLabels[row.jenis], row.provinsi ?? 'Seluruh Indonesia'),
        tahap: draf?.tindakan === 'terbit' ? 'Draf menunggu orang kedua' : 'Perubahan menunggu orang kedua',
        rinci: own ? 'tulisan Anda' : (written ?? null),
        langkah: own ? 'Buka draf' : 'Periksa dan terbitkan',
        tautan: `${meja}/peringatan/${row.id}`,
      }
    })
  },
})

const registrasi = ({ db }: Platform): SumberAntrean => ({
  jenis: 'registrasi',
  layanan: ['okkp'],
  access: 'registrasi.kelola',
  calon: (by) => calon.calonRegistrasi(db, by),
  async isi(_by, ids) {
    const [rows, contacts] = await Promise.all([registrasiList.byIds(db, ids), findLastCatatan(db, ids)])
    return rows.map((row) => {
      const contact = contacts.get(row.id)
      return {
        id: row.id,
        judul: sebaris(row.unit_usaha, row.nama_psat ?? row.komoditas),
        keterangan: sebaris(row.no_registration, row.kota ?? row.provinsi_unit),
        tahap: 'Masa berlaku hampir habis',
        rinci: contact ? `dihubungi ${formatShortDate(contact.tanggal)}` : 'belum dihubungi',
        langkah: contact ? 'Buka registrasi' : 'Hubungi pemegang',
        tautan: `${meja}/registrasi/${row.id}`,
      }
    })
  },
})

const pemetaan = ({ db }: Platform): SumberAntrean => ({
  jenis: 'pemetaan',
  layanan: ['okkp'],
  access: 'master.kelola',
  calon: () => calon.calonPemetaan(db),
  async isi(_by, ids) {
    const rows = await istilahList.byIds(db, ids)
    return rows.map((row) => ({
      id: row.id,
      judul: row.nama,
      keterangan: sebaris('Istilah pangan pada peraturan batas', `${row.jumlah_batas} batas`),
      tahap: 'Pemetaan diragukan',
      rinci: row.ragu.map(({ nama }) => nama).join(', '),
      langkah: 'Pastikan pemetaan',
      tautan: `${meja}/data/parameter/istilah-pangan?${new URLSearchParams({ search: row.nama, ragu: 'true' })}`,
    }))
  },
})

/** Open work of the food-safety authority. */
export const antreanOkkp = (platform: Platform): SumberAntrean[] =>
  [kasus, permintaan, pengaduan, peringatan, registrasi, pemetaan].map((of) => of(platform))
