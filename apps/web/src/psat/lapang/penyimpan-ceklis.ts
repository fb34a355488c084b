import type { JawabanCeklis } from '@portal/domain/psat/ceklis'
import { ApiError } from '#platform/api/api-error.ts'

export type Penilaian = JawabanCeklis[string]

export interface IsiAudit {
  tanggal: string | null
  jawaban: JawabanCeklis
}
export type AuditTersimpan = IsiAudit & { versi: number }

/** What this device has changed and the server does not have. */
export interface Ubahan {
  tanggal?: string | null
  jawaban: JawabanCeklis
}

/** luring: kept on this device, the server will be asked again · ditolak: the server does not take it as it is */
export type KeadaanSimpan =
  | { jenis: 'tersimpan' | 'menyimpan' | 'luring' }
  | { jenis: 'ditolak'; pesan: string }

export interface AlatCeklis {
  send: (isi: IsiAudit, versi: number) => Promise<number>
  /** Somebody else of the team has saved meanwhile. */
  read: () => Promise<AuditTersimpan>
  onSaved: (audit: AuditTersimpan) => void
  keep: (ubahan: Ubahan) => void
  drop: () => void
  schedule: (work: () => void, ms: number) => () => void
}

const jedaSimpan = 1200
const jedaCobaLagi = 8000
const palingBanyakBentrok = 4
const kosong: Penilaian = { nilai: null, catatan: '', foto: null }

/**
 * Saves a checklist while a team fills it in: one call at a time, by version, with a copy of what is unsaved on this
 * device. Two auditors share one list, so a conflict is no question to anybody: each keeps the items he has touched.
 */
export function createPenyimpanCeklis(
  awal: AuditTersimpan,
  tertinggal: Ubahan | undefined,
  alat: AlatCeklis,
) {
  let server = awal
  let ubahan: Ubahan = tertinggal ?? { jawaban: {} }
  let simpan: KeadaanSimpan = { jenis: tertinggal ? 'menyimpan' : 'tersimpan' }
  let berjalan: Promise<boolean> | undefined
  let batal: (() => void) | undefined
  const listeners = new Set<() => void>()

  const kotor = () => 'tanggal' in ubahan || Object.keys(ubahan.jawaban).length > 0
  const isi = (): IsiAudit => ({
    tanggal: 'tanggal' in ubahan ? (ubahan.tanggal ?? null) : server.tanggal,
    jawaban: { ...server.jawaban, ...ubahan.jawaban },
  })
  let keadaan: IsiAudit & { simpan: KeadaanSimpan } = { ...isi(), simpan }

  function tell() {
    keadaan = { ...isi(), simpan }
    for (const listener of listeners) listener()
  }

  function plan(ms: number) {
    batal?.()
    batal = alat.schedule(() => void flush(), ms)
  }

  /** Whatever has changed since it was sent stays unsaved. */
  function settle(sent: Ubahan, next: AuditTersimpan) {
    server = next
    ubahan = {
      jawaban: Object.fromEntries(
        Object.entries(ubahan.jawaban).filter(([kode, nilai]) => sent.jawaban[kode] !== nilai),
      ),
      ...('tanggal' in ubahan && ubahan.tanggal !== sent.tanggal ? { tanggal: ubahan.tanggal ?? null } : {}),
    }
    if (kotor()) alat.keep(ubahan)
    else alat.drop()
    alat.onSaved(next)
  }

  async function kirimSampaiHabis(): Promise<boolean> {
    let bentrok = 0
    while (kotor()) {
      const [sent, content] = [ubahan, isi()]
      simpan = { jenis: 'menyimpan' }
      tell()
      try {
        settle(sent, { ...content, versi: await alat.send(content, server.versi) })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'BENTROK' && bentrok < palingBanyakBentrok) {
          bentrok += 1
          const fresh = await alat.read().catch(() => undefined)
          if (fresh) {
            server = fresh
            continue
          }
        }
        simpan = sebabGagal(error)
        if (simpan.jenis === 'luring') plan(jedaCobaLagi)
        tell()
        return false
      }
    }
    simpan = { jenis: 'tersimpan' }
    tell()
    return true
  }

  /** Resolves true once the server has everything. */
  function flush(): Promise<boolean> {
    batal?.()
    if (!kotor()) return Promise.resolve(true)
    berjalan ??= kirimSampaiHabis().finally(() => {
      berjalan = undefined
    })
    return berjalan
  }

  function changed() {
    alat.keep(ubahan)
    simpan = { jenis: 'menyimpan' }
    tell()
    plan(jedaSimpan)
  }

  if (tertinggal) plan(0)

  return {
    state: () => keadaan,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    nilai(kode: string, change: Partial<Penilaian>) {
      const now = isi().jawaban[kode] ?? kosong
      ubahan = { ...ubahan, jawaban: { ...ubahan.jawaban, [kode]: { ...now, ...change } } }
      changed()
    },
    tanggal(tanggal: string | null) {
      ubahan = { ...ubahan, tanggal }
      changed()
    },
    /** The list as another member of the team has left it. */
    terima(fresh: AuditTersimpan) {
      if (fresh.versi <= server.versi || berjalan) return
      server = fresh
      tell()
    },
    flush,
    kotor,
    berhenti: () => batal?.(),
  }
}

function sebabGagal(error: unknown): KeadaanSimpan {
  if (!(error instanceof ApiError) || error.code === 'BENTROK') return { jenis: 'luring' }
  const refused = error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status)
  return refused ? { jenis: 'ditolak', pesan: error.message } : { jenis: 'luring' }
}
