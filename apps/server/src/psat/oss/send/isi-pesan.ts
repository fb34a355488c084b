import { statusOss } from '@portal/domain/psat/oss/status.oss'

type Muatan = Record<string, unknown>

export interface PesanSiap {
  metode: 'receiveLicenseStatus' | 'receiveLicense' | 'updateLicense'
  kd_status: string
  nama_status: string
  muatan: Muatan
}

export interface KonteksPesan {
  kdInstansi: string
  kdDaerah: string | null
  kewenangan: string | null
  /** Returns the address from which OSS downloads this file. */
  tautan: (kunci: string) => string
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const control = /[\p{Cc}--[\n\r\t]]/gv
/** Returns plain text of at most `bytes` bytes, without splitting a character. */
export function truncateBytes(value: unknown, bytes: number): string {
  const clean = text(value).replace(control, '')
  const cut = Buffer.from(clean).subarray(0, bytes).toString('utf8')
  return cut === clean ? clean : cut.replace(/\uFFFD+$/, '')
}

const jakarta = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Jakarta',
  dateStyle: 'short',
  timeStyle: 'medium',
})
/** Formats a time in Jakarta, because OSS uses times without a zone. */
export const waktuOss = (iso: string): string => jakarta.format(new Date(iso))

const verbatim = (value: unknown): string => text(value) || '-'

function kepala(muatan: Muatan) {
  return {
    nib: text(muatan.nib),
    id_proyek: verbatim(muatan.id_proyek),
    oss_id: verbatim(muatan.oss_id),
    id_izin: text(muatan.id_izin),
    kd_izin: text(muatan.kode_izin),
  }
}

const bill = ['kd_akun', 'kd_penerimaan', 'kd_billing', 'tgl_billing', 'tgl_expire', 'nominal', 'url_dokumen']

/** Returns only the bill fields of the guide. Internal fields stay in the portal. */
function pnbpOf(value: unknown) {
  if (typeof value !== 'object' || value === null) return undefined
  const given = value as Muatan
  return Object.fromEntries(
    bill.flatMap((name) => {
      const field = given[name]
      return field === null || field === undefined || field === '' ? [] : [[name, field]]
    }),
  )
}

function lampiranOf({ muatan, kd_status }: PesanSiap, { tautan }: KonteksPesan): string | undefined {
  const named = text(muatan.file_lampiran)
  if (named) return tautan(named)
  const membawa = (statusOss as Record<string, { membawa?: string }>)[kd_status]?.membawa
  const [first] = Array.isArray(muatan.lampiran) ? (muatan.lampiran as string[]) : []
  return membawa === 'file_lampiran' && first ? tautan(first) : undefined
}

function izinStatus(pesan: PesanSiap, konteks: KonteksPesan) {
  const { muatan, kd_status, nama_status } = pesan
  const file_lampiran = lampiranOf(pesan, konteks)
  const data_pnbp = pnbpOf(muatan.data_pnbp)
  return {
    IZINSTATUS: {
      ...kepala(muatan),
      id_produk: verbatim(muatan.id_produk),
      kd_instansi: konteks.kdInstansi,
      kd_status,
      tgl_status: waktuOss(text(muatan.tgl_status)),
      nip_status: '-',
      nama_status: truncateBytes(nama_status, 50),
      keterangan: truncateBytes(muatan.keterangan, 65_535),
      ...(file_lampiran ? { file_lampiran } : {}),
      ...(data_pnbp ? { data_pnbp } : {}),
    },
  }
}

const addYears = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`

/**
 * Builds the licence message. Status 49 requests the number before the licence is printed, so its dates are today and
 * five years later.
 */
function izinFinal(pesan: PesanSiap, konteks: KonteksPesan) {
  const { muatan, kd_status, metode } = pesan
  const file_lampiran = lampiranOf(pesan, konteks)
  const today = waktuOss(text(muatan.tgl_status)).slice(0, 10)
  const terbit = text(muatan.tgl_terbit_izin) || today
  const final = {
    ...kepala(muatan),
    kd_daerah: konteks.kdDaerah ?? '-',
    nomor_izin: truncateBytes(kd_status === '49' ? '' : muatan.nomor_izin, 50),
    tgl_terbit_izin: terbit,
    tgl_berlaku_izin: text(muatan.tgl_berlaku_izin) || addYears(terbit, 5),
    nama_ttd: truncateBytes(muatan.nama_ttd ?? muatan.nama_petugas, 50),
    nip_ttd: truncateBytes(muatan.nip_ttd, 25) || '-',
    jabatan_ttd: truncateBytes(muatan.jabatan_ttd, 150) || '-',
    status_izin: kd_status,
    keterangan: truncateBytes(muatan.keterangan, 65_535),
    jenis_perizinan: 'K03',
    ...(file_lampiran ? { file_lampiran } : {}),
  }
  const lengkap =
    metode === 'updateLicense'
      ? { ...final, kewenangan: konteks.kewenangan ?? '00', bln_berlaku_izin: '0', thn_berlaku_izin: '5' }
      : final
  return { IZINFINAL: lengkap }
}

export function isiPesan(pesan: PesanSiap, konteks: KonteksPesan): unknown {
  return pesan.metode === 'receiveLicenseStatus' ? izinStatus(pesan, konteks) : izinFinal(pesan, konteks)
}

/** Returns the keys of the files whose addresses the message contains. */
export function filesOfPesan(pesan: PesanSiap): string[] {
  const keys: string[] = []
  lampiranOf(pesan, {
    kdInstansi: '',
    kdDaerah: null,
    kewenangan: null,
    tautan: (kunci) => {
      keys.push(kunci)
      return kunci
    },
  })
  return keys
}
