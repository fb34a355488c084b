import type { JawabanCeklis } from '@portal/domain/psat/lapang/ceklis'

export type Penilaian = JawabanCeklis[string]

export interface IsiAudit {
  tanggal: string | null
  jawaban: JawabanCeklis
}

/** Changes on this device that the server does not have yet. */
export interface Ubahan {
  tanggal?: string | null
  jawaban: JawabanCeklis
}

const kosong: Penilaian = { nilai: null, catatan: '', foto: null }
const tanpaUbahan: Ubahan = { jawaban: {} }

/** Applies the changes per item, because two auditors may fill in the same list. */
export function applyUbahan(audit: IsiAudit, ubahan: Ubahan): IsiAudit {
  return {
    tanggal: 'tanggal' in ubahan ? (ubahan.tanggal ?? null) : audit.tanggal,
    jawaban: { ...audit.jawaban, ...ubahan.jawaban },
  }
}

/** Returns the changes that the user made after the last request was sent. */
export function sisaUbahan(ubahan: Ubahan, terkirim: Ubahan): Ubahan | undefined {
  const jawaban = Object.entries(ubahan.jawaban).filter(([kode, nilai]) => terkirim.jawaban[kode] !== nilai)
  const tanggal = 'tanggal' in ubahan && (!('tanggal' in terkirim) || ubahan.tanggal !== terkirim.tanggal)
  if (jawaban.length === 0 && !tanggal) return undefined
  return { jawaban: Object.fromEntries(jawaban), ...(tanggal ? { tanggal: ubahan.tanggal ?? null } : {}) }
}

export const changeNilai =
  (kode: string, change: Partial<Penilaian>) =>
  ({ jawaban }: IsiAudit, ubahan = tanpaUbahan): Ubahan => {
    const nilai = { ...(jawaban[kode] ?? kosong), ...change }
    return { ...ubahan, jawaban: { ...ubahan.jawaban, [kode]: nilai } }
  }

export const changeTanggal =
  (tanggal: string | null) =>
  (_audit: IsiAudit, ubahan = tanpaUbahan): Ubahan => ({ ...ubahan, tanggal })
