import { addDays } from '../../platform/calendar/add-days.ts'

/** Separate from the schemas, so that the public form and the reporter's page do not load Zod. */

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

/** Days in which the office must answer, counted from the start of its turn. */
export const hariJawab = 7
export const batasJawab = (sejak: string) => addDays(sejak, hariJawab)

/** True if the office must act. A question to the reporter passes the turn, and closing ends it. */
export const officeMustAct = (status: StatusPengaduan) => status === 'baru' || status === 'diproses'

export const fotoPengaduan = 4
export const panjangPengaduan = { uraian: 4000, pesan: 2000, teks: 200 } as const
const uraianPalingSedikit = 20

export { hurufKode, polaKode } from '../../platform/kode-rahasia.ts'
export const polaNomor = /^ADU-\d{4}-\d{5,}$/

interface Fakta {
  uraian: string | null
  nomor_izin: string | null
  pangan: string | null
  pelaku: string | null
  tempat: string | null
  foto: readonly string[]
}

/** Checks that a report has a description and at least one fact that an office can investigate. */
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
