import { negatif } from '@portal/domain/platform/pengujian/keadaan-positif'
import type { PencacahBerjenjang } from '#platform/counters/berjenjang.repository.ts'

const living = 'r.dihapus is null'
const hingga = { nasional: 'hari', provinsi: 'tujuh hari', kota: 'tahun' } as const
const hinggaKomoditas = { nasional: 'bulan', provinsi: 'tahun', kota: undefined } as const

export const emberUjiLab: PencacahBerjenjang<'jenis_uji_lab_id' | 'status'> = {
  nama: 'okkp.ember_uji_lab',
  tabel: 'okkp.uji_lab',
  tanggal: 'tanggal',
  syarat: living,
  dimensi: { jenis_uji_lab_id: 'r.jenis_uji_lab_id', status: 'r.status' },
  terhalus: hingga,
  lebur: { dimensi: 'jenis_uji_lab_id', provinsi: 'hari dan tujuh hari' },
}

export const emberRapidTest: PencacahBerjenjang<'jenis_rapid_test_id' | 'kategori' | 'keadaan'> = {
  nama: 'okkp.ember_rapid_test',
  tabel: 'okkp.rapid_test',
  tanggal: 'tanggal',
  syarat: living,
  dimensi: {
    jenis_rapid_test_id: 'r.jenis_rapid_test_id',
    kategori: 'r.kategori',
    keadaan: `coalesce(r.keadaan, '${negatif}')`,
  },
  terhalus: hingga,
  lebur: { dimensi: 'jenis_rapid_test_id', provinsi: 'hari dan tujuh hari' },
}

export const emberUjiMutu: PencacahBerjenjang<'kelas_mutu_id'> = {
  nama: 'okkp.ember_uji_mutu',
  tabel: 'okkp.uji_mutu',
  tanggal: 'tanggal',
  syarat: living,
  dimensi: { kelas_mutu_id: 'r.kelas_mutu_id' },
  terhalus: { ...hingga, provinsi: 'hari' },
}

const komoditasOf = (table: string, tanggal: string): PencacahBerjenjang<'komoditas_id'> => ({
  nama: `okkp.ember_komoditas_${table}`,
  tabel: `okkp.${table}`,
  tanggal,
  syarat: living,
  dimensi: { komoditas_id: 'r.komoditas_id' },
  terhalus: hinggaKomoditas,
  selalu: true,
})

export const emberKomoditas = {
  registrasi: komoditasOf('registrasi', 'terbit_sertifikat'),
  pengujian: {
    uji_lab: komoditasOf('uji_lab', 'tanggal'),
    rapid_test: komoditasOf('rapid_test', 'tanggal'),
    uji_mutu: komoditasOf('uji_mutu', 'tanggal'),
  },
}
