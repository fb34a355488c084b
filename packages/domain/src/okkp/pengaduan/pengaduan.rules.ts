import { addDays } from '../../platform/calendar/add-days.ts'

/** Apart from the schemas: the public form and the reporter's page read these without Zod. */

export const jenisPengaduan = ['pangan', 'izin'] as const
export type JenisPengaduan = (typeof jenisPengaduan)[number]
export const jenisPengaduanLabels: Record<JenisPengaduan, string> = {
  pangan: 'Pangan mencurigakan',
  izin: 'Izin atau label diduga palsu',
}

export const statusPengaduan = ['baru', 'diproses', 'menunggu', 'selesai'] as const
export type StatusPengaduan = (typeof statusPengaduan)[number]
export const statusPengaduanLabels: Record<StatusPengaduan, string> = {
  baru: 'Baru',
  diproses: 'Diproses',
  menunggu: 'Menunggu pelapor',
  selesai: 'Selesai',
}

export const luaranPengaduan = [
  'terbukti',
  'tidak_terbukti',
  'kurang_keterangan',
  'diteruskan',
  'bukan_kewenangan',
] as const
export type LuaranPengaduan = (typeof luaranPengaduan)[number]
export const luaranPengaduanLabels: Record<LuaranPengaduan, string> = {
  terbukti: 'Terbukti, sudah ditindak',
  tidak_terbukti: 'Tidak terbukti',
  kurang_keterangan: 'Keterangan tidak cukup',
  diteruskan: 'Diteruskan ke instansi lain',
  bukan_kewenangan: 'Bukan kewenangan OKKP',
}

/** Days in which the office answers, from when it is its turn. */
export const hariJawab = 7
export const batasJawab = (sejak: string) => addDays(sejak, hariJawab)

/** Whose turn it is: a question to the reporter hands it over, the close ends it. */
export const menungguKantor = (status: StatusPengaduan) => status === 'baru' || status === 'diproses'

export const fotoPengaduan = 4
export const panjangPengaduan = { uraian: 4000, pesan: 2000, teks: 200 } as const
const uraianPalingSedikit = 20

/** Twelve letters and digits that are not mistaken for each other: the key to the reporter's page. */
export const hurufKode = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const polaKode = new RegExp(`^[${hurufKode}]{12}$`)
export const polaNomor = /^ADU-\d{4}-\d{5,}$/

interface Fakta {
  uraian: string | null
  nomor_izin: string | null
  pangan: string | null
  pelaku: string | null
  tempat: string | null
  foto: readonly string[]
}

/** What keeps a report from being followed up: nothing told, or nothing by which an office could look for it. */
export function faultsOfPengaduan(isi: Fakta): { field: keyof Fakta; message: string }[] {
  const { uraian, nomor_izin, pangan, pelaku, tempat, foto } = isi
  const faults: { field: keyof Fakta; message: string }[] = []
  if ((uraian ?? '').length < uraianPalingSedikit || !/\p{L}{2,}.*\s.*\p{L}{2,}/su.test(uraian ?? '')) {
    faults.push({
      field: 'uraian',
      message: `Ceritakan apa yang Anda lihat, paling sedikit ${uraianPalingSedikit} huruf.`,
    })
  }
  if (!nomor_izin && !pangan && !pelaku && !tempat && foto.length === 0) {
    faults.push({
      field: 'pangan',
      message:
        'Isi paling sedikit satu fakta yang dapat ditelusuri: nama pangan, nomor izin, penjual, tempat, atau foto.',
    })
  }
  return faults
}
